import { ShownLists, type ShownList } from '#app/common/lists/shown_lists'
import type { Extension } from '#app/kernel/modules/module'

export const marketTabs = new ShownLists()

/** Adds a list to market pages. */
export function marketTab(list: ShownList): Extension {
  return marketTabs.add(list)
}
