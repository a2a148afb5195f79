import accounts from '#app/accounts/ui_module'
import chats from '#app/chats/ui_module'
import club from '#app/club/ui_module'
import dashboard from '#app/dashboard/ui_module'
import designs from '#app/designs/ui_module'
import developers from '#app/developers/ui_module'
import imports from '#app/imports/ui_module'
import leads from '#app/leads/ui_module'
import moderation from '#app/moderation/ui_module'
import notifications from '#app/notifications/ui_module'
import places from '#app/places/ui_module'
import profiles from '#app/profiles/ui_module'
import properties from '#app/properties/ui_module'
import referrals from '#app/referrals/ui_module'
import search from '#app/search/ui_module'
import shell from '#app/shell/ui_module'
import site from '#app/site/ui_module'
import society from '#app/society/ui_module'
import teams from '#app/teams/ui_module'
import videos from '#app/videos/ui_module'
import walkthroughs from '#app/walkthroughs/ui_module'
import spots from '#app/spots/ui_module'
import webhooks from '#app/webhooks/ui_module'
import wiki from '#app/wiki/ui_module'
import type { UiModule } from '#app/kit/shell/ui_module'
import farm from '#app/farm/ui_module'
import journals from '#app/journals/ui_module'
import dreams from '#app/dreams/ui_module'

/** What every module with pages tells the shell in the browser; `modules.ts` is the server side. */
export const uiModules: readonly UiModule[] = [
  accounts,
  chats,
  club,
  dashboard,
  designs,
  developers,
  imports,
  leads,
  moderation,
  notifications,
  places,
  profiles,
  properties,
  referrals,
  search,
  shell,
  site,
  society,
  teams,
  videos,
  walkthroughs,
  spots,
  webhooks,
  wiki,
  farm,
  journals,
  dreams,
]
