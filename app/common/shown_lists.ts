import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** A list that a module adds to another module's page, limited to what everyone may see. */
export interface ShownList {
  /** in the query string and the UI module's entries */
  name: string
  /** position among the tabs, lowest first */
  order: number
  count: (ownerId: number) => Promise<number>
  /** its first page, as its component expects it. @param viewerId null for a guest */
  open: (ownerId: number, viewerId: number | null) => Promise<object>
  /** a version of its content, see `PageStamp` */
  stamp: (ownerId: number) => Promise<string>
}

interface Asked {
  ownerId: number
  viewerId: number | null
  /** a tab name, from the query string */
  tab: unknown
}

/** The lists on one kind of page, such as profiles. Each is a tab. */
export class ShownLists {
  readonly #lists: Registry<ShownList, string>

  /**
   * @param name of the lists, such as `tabs of profiles`
   * @param ownTabs the page's own tabs, without a list; the first opens if every list is empty
   */
  constructor(
    name: string,
    private readonly ownTabs: readonly string[] = []
  ) {
    this.#lists = new Registry(name, { key: (list) => list.name, order: ({ order }) => order })
  }

  add(list: ShownList): Extension {
    return this.#lists.adds(list)
  }

  /** The tabs with counts, and the first page of the requested or first nonempty one. */
  async open({ ownerId, viewerId, tab: asked }: Asked) {
    const counts = await Promise.all(
      this.#lists.list().map(async ({ name, count }) => ({ name, count: await count(ownerId) }))
    )
    const names = [...counts.map(({ name }) => name), ...this.ownTabs]
    const filled = counts.find(({ count }) => count > 0)?.name
    const tab = names.find((name) => name === asked) ?? filled ?? this.ownTabs[0] ?? names[0] ?? ''
    const list = this.#lists.find(tab)
    return { counts, tab, content: (await list?.open(ownerId, viewerId)) ?? null }
  }

  async stamp(ownerId: number): Promise<string> {
    const stamps = await Promise.all(this.#lists.list().map(({ stamp }) => stamp(ownerId)))
    return stamps.join('|')
  }
}
