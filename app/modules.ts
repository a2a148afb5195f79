import accounts from '#app/accounts/module'
import chats from '#app/chats/module'
import common from '#app/common/module'
import dashboard from '#app/dashboard/module'
import demo from '#app/demo/module'
import designs from '#app/designs/module'
import developers from '#app/developers/module'
import imports from '#app/imports/module'
import leads from '#app/leads/module'
import ledger from '#app/ledger/module'
import media from '#app/media/module'
import moderation from '#app/moderation/module'
import notifications from '#app/notifications/module'
import places from '#app/places/module'
import profiles from '#app/profiles/module'
import properties from '#app/properties/module'
import realtime from '#app/realtime/module'
import redesign from '#app/redesign/module'
import search from '#app/search/module'
import shell from '#app/shell/module'
import site from '#app/site/module'
import society from '#app/society/module'
import teams from '#app/teams/module'
import webhooks from '#app/webhooks/module'

/** Every module, lower floors first. Adding one here is all the wiring it needs. */
export const modules = [
  common,
  accounts,
  realtime,
  ledger,
  media,
  moderation,
  notifications,
  places,
  profiles,
  redesign,
  teams,
  webhooks,
  society,
  properties,
  search,
  designs,
  imports,
  chats,
  leads,
  dashboard,
  site,
  developers,
  demo,
  shell,
] as const
