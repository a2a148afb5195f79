import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { lineField } from '#app/accounts/validators/fields'

const count = (max: number) => vine.number().withoutDecimals().min(0).max(max)
const list = () => vine.array(lineField(60).minLength(1)).maxLength(20).distinct()

export const statsValidator = vine.create({
  stats: vine.object({
    headline: lineField(160).nullable().optional(),
    years_experience: count(80).nullable().optional(),
    homes_sold: count(1_000_000).nullable().optional(),
    sales_volume: vine.number().min(0).max(1e13).decimal([0, 2]).nullable().optional(),
    languages: list().optional(),
    specialties: list().optional(),
    awards: list().optional(),
  }),
})

export type StatsInput = Infer<typeof statsValidator>['stats']
