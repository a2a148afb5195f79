/**
 * How often a test that kills or races repeats itself: as the setting `name` says, else few times,
 * and with `SOAK=1` as often as it takes to be sure.
 */
export function rounds(name: string, { few, soak }: { few: number; soak: number }): number {
  return Number(process.env[name] ?? (process.env.SOAK === '1' ? soak : few))
}
