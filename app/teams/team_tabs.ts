import { ShownLists, type ShownList } from '#app/common/shown_lists'
import type { Extension } from '#app/kernel/modules/module'

export const teamTabs = new ShownLists('tabs of teams', ['people'])

/** Adds a list to teams' pages. They aren't cached, so it needs no stamp. */
export function teamTab(list: Omit<ShownList, 'stamp'>): Extension {
  return teamTabs.add({ ...list, stamp: async () => '' })
}
