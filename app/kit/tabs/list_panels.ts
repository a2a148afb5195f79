import { createElement, type ComponentType, type ReactNode } from 'react'
import type { ShownListEntry } from '#app/kit/shell/ui_module'
import type { Tab } from '#app/kit/tabs/tab_list'

/** The lists modules add to one kind of page. A page loads the open one before it renders. */
export class ListPanels {
  readonly #loaded = new Map<string, ComponentType>()

  constructor(private readonly entries: readonly ShownListEntry[]) {}

  async load(name: unknown): Promise<void> {
    const entry = this.entries.find((one) => one.name === name)
    if (!entry || this.#loaded.has(entry.name)) return
    this.#loaded.set(entry.name, (await entry.load()).default)
  }

  /** A loaded list; null for any other tab. @param ownerId keys it, so that another page's is new */
  element(name: string, ownerId: number): ReactNode {
    const Panel = this.#loaded.get(name)
    return Panel ? createElement(Panel, { key: `${ownerId} ${name}` }) : null
  }

  /** @param counts as ordered by the server */
  tabs(counts: readonly { name: string; count: number }[]): Tab<string>[] {
    return counts.flatMap(({ name, count }) => {
      const entry = this.entries.find((one) => one.name === name)
      return entry ? [{ value: name, label: entry.label, count }] : []
    })
  }
}
