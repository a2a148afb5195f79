import type { Infer } from '@vinejs/vine/types'
import type {
  newOfferingValidator,
  offeringValidator,
} from '#app/club/offerings/validators/offering_validators'

export type OfferingInput = Infer<typeof offeringValidator>['offering']
export type NewOffering = Infer<typeof newOfferingValidator>['offering']
