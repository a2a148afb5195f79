/** "Ava", "Ava and Ben", "Ava and 3 others"; empty without actors. */
export function actorNames(names: readonly string[], count: number): string {
  const [first, second] = names
  if (!first) return ''
  if (count < 2 || !second) return first
  if (count === 2) return `${first} and ${second}`
  return `${first} and ${count - 1} others`
}
