import type { Extension } from '#app/kernel/modules/module'

/** A list that a module shows on another module's page: what everybody may see of it. */
export interface ShownList {
  /** in the query string, and among the browser's entries */
  name: string
  /** its place among the tabs, lowest first */
  order: number
  count: (ownerId: number) => Promise<number>
  /** its first page, as its component reads it. @param viewerId null for a guest */
  open: (ownerId: number, viewerId: number | null) => Promise<object>
  /** names the state of what it shows, see `PageStamp` */
  stamp: (ownerId: number) => Promise<string>
}

interface Asked {
  ownerId: number
  viewerId: number | null
  /** the name of a tab, from the query string */
  tab: unknown
}

/** The lists on one kind of page, such as people's profiles. Each is a tab. */
export class ShownLists {
  readonly #lists: ShownList[] = []

  /** @param ownTabs tabs of the page's own, without a list; the first is open where every list is empty */
  constructor(private readonly ownTabs: readonly string[] = []) {}

  add(list: ShownList): Extension {
    return () => {
      this.#lists.push(list)
      this.#lists.sort((one, other) => one.order - other.order)
    }
  }

  /** The tabs with their counts, and the first page of the one that is asked for, or of the first with something in it. */
  async open({ ownerId, viewerId, tab: asked }: Asked) {
    const counts = await Promise.all(
      this.#lists.map(async ({ name, count }) => ({ name, count: await count(ownerId) }))
    )
    const names = [...counts.map(({ name }) => name), ...this.ownTabs]
    const filled = counts.find(({ count }) => count > 0)?.name
    const tab = names.find((name) => name === asked) ?? filled ?? this.ownTabs[0] ?? names[0] ?? ''
    const list = this.#lists.find(({ name }) => name === tab)
    return { counts, tab, content: (await list?.open(ownerId, viewerId)) ?? null }
  }

  async stamp(ownerId: number): Promise<string> {
    const stamps = await Promise.all(this.#lists.map(({ stamp }) => stamp(ownerId)))
    return stamps.join('|')
  }
}
