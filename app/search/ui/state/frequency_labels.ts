import type { ChosenFrequency } from '#app/search/contract/saved_searches'

export const FREQUENCY_LABELS: { value: ChosenFrequency; label: string }[] = [
  { value: 'instant', label: 'As soon as they appear' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'never', label: 'Never' },
]

export function frequencyLabel(frequency: ChosenFrequency): string {
  return FREQUENCY_LABELS.find(({ value }) => value === frequency)?.label ?? frequency
}
