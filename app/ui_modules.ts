import accounts from '#app/accounts/ui/module'
import chats from '#app/chats/ui/module'
import club from '#app/club/ui/module'
import dashboard from '#app/dashboard/ui/module'
import designs from '#app/designs/ui/module'
import developers from '#app/developers/ui/module'
import imports from '#app/imports/ui/module'
import leads from '#app/leads/ui/module'
import moderation from '#app/moderation/ui/module'
import notifications from '#app/notifications/ui/module'
import places from '#app/places/ui/module'
import profiles from '#app/profiles/ui/module'
import properties from '#app/properties/ui/module'
import referrals from '#app/referrals/ui/module'
import search from '#app/search/ui/module'
import shell from '#app/shell/ui/module'
import site from '#app/site/ui/module'
import society from '#app/society/ui/module'
import teams from '#app/teams/ui/module'
import videos from '#app/videos/ui/module'
import walkthroughs from '#app/walkthroughs/ui/module'
import spots from '#app/spots/ui/module'
import webhooks from '#app/webhooks/ui/module'
import wiki from '#app/wiki/ui/module'
import type { UiModule } from '#app/kit/shell/ui_module'
import farm from '#app/farm/ui/module'
import journals from '#app/journals/ui/module'
import dreams from '#app/dreams/ui/module'

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
