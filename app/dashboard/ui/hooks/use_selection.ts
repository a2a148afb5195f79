import { useState } from 'react'

/** Which rows of a list are chosen, in the list’s order. */
export function useSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  /** @param isRange extends to it from the row toggled before */
  const toggle = (key: string, isRange: boolean) => {
    const isOn = !chosen.has(key)
    const next = new Set(chosen)
    for (const each of isRange ? between(keys, anchor, key) : [key]) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    setChosen(next)
    setAnchor(key)
  }

  const list = keys.filter((key) => chosen.has(key))
  return {
    list,
    has: (key: string) => chosen.has(key),
    isAll: list.length > 0 && list.length === keys.length,
    toggle,
    toggleAll: (isOn: boolean) => setChosen(new Set(isOn ? keys : [])),
    clear: () => setChosen(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

function between(keys: readonly string[], anchor: string | null, key: string): readonly string[] {
  const from = anchor === null ? -1 : keys.indexOf(anchor)
  const to = keys.indexOf(key)
  if (from < 0) return [key]
  return keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}
