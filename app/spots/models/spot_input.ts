import type { Infer } from '@vinejs/vine/types'
import type { spotValidator } from '#app/spots/validators/spot_validators'

export type SpotInput = Infer<typeof spotValidator>['spot']
export type SlideInput = NonNullable<SpotInput['slides']>[number]
