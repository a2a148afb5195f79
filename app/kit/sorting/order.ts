/** Moves one item; the others keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The index a key moves an item to; null if it doesn't. */
export function dropIndexOf(key: string, index: number, count: number): number | null {
  const destinations: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }
  const to = destinations[key]
  return to === undefined || to === index || to < 0 || to >= count ? null : to
}
