import { ShownLists, type ShownList } from '#app/common/lists/shown_lists'
import type { Extension } from '#app/kernel/modules/module'

/** Beside the lists, a tab tells what the head of a profile does not. */
export const profileTabs = new ShownLists(['about'])

/** Adds a list to people's profiles. */
export function profileTab(list: ShownList): Extension {
  return profileTabs.add(list)
}
