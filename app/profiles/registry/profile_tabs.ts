import { ShownLists, type ShownList } from '#app/common/lists/shown_lists'
import type { Extension } from '#app/kernel/modules/module'

/** Besides the lists, a tab with what the profile's head leaves out. */
export const profileTabs = new ShownLists(['about'])

/** Adds a list to profiles. */
export function profileTab(list: ShownList): Extension {
  return profileTabs.add(list)
}
