import type { Option } from '#app/kit/form/option'

const STEPS = [
  ['0', 'Off'],
  ['10', '10 seconds'],
  ['30', '30 seconds'],
  ['60', '1 minute'],
  ['300', '5 minutes'],
] as const

type SlowMode = (typeof STEPS)[number][0]

/** Minimum wait between two messages of a member; the value is in seconds. */
export const SLOW_MODES: readonly Option<SlowMode>[] = STEPS.map(([value, label]) => ({
  value,
  label,
}))

/** The matching step, or the next longer one. */
export function slowModeValue(seconds: number): SlowMode {
  const step = STEPS.find(([value]) => Number(value) >= seconds)
  return step?.[0] ?? '300'
}
