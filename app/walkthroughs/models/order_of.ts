/** The ids with one of them at a position, or at the end; positions beyond the ends count as those. */
export function withPlace(ids: readonly number[], id: number, position?: number): number[] {
  const others = ids.filter((other) => other !== id)
  const at = Math.min(Math.max(position ?? others.length, 0), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}
