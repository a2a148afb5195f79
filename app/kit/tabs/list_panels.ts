import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
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

  /**
   * A loaded list under its heading, for screen readers; null for any other tab. @param ownerId keys the list, so that another page's is
   * a new one
   */
  element(name: string, ownerId: number): ReactNode {
    const Panel = this.#loaded.get(name)
    const entry = this.entries.find((one) => one.name === name)
    if (!Panel || !entry) return null
    const heading = createElement('h2', { className: 'sr-only' }, entry.label)
    const panel = createElement(Panel, { key: `${ownerId} ${name}` })
    return createElement(Fragment, null, heading, panel)
  }

  /** @param counts as ordered by the server */
  tabs(counts: readonly { name: string; count: number }[]): Tab<string>[] {
    return counts.flatMap(({ name, count }) => {
      const entry = this.entries.find((one) => one.name === name)
      return entry ? [{ value: name, label: entry.label, count }] : []
    })
  }
}
