import accounts from '#app/accounts/module'
import chats from '#app/chats/module'
import club from '#app/club/module'
import common from '#app/common/module'
import dashboard from '#app/dashboard/module'
import demo from '#app/demo/module'
import designs from '#app/designs/module'
import developers from '#app/developers/module'
import dreams from '#app/dreams/module'
import farm from '#app/farm/module'
import imports from '#app/imports/module'
import journals from '#app/journals/module'
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
import referrals from '#app/referrals/module'
import search from '#app/search/module'
import shell from '#app/shell/module'
import site from '#app/site/module'
import society from '#app/society/module'
import spots from '#app/spots/module'
import teams from '#app/teams/module'
import videos from '#app/videos/module'
import walkthroughs from '#app/walkthroughs/module'
import webhooks from '#app/webhooks/module'
import wiki from '#app/wiki/module'

/** Every module, lower floors first. Adding one here is all the wiring it needs. */
export const modules = [
  common,
  accounts,
  realtime,
  ledger,
  media,
  videos,
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
  walkthroughs,
  spots,
  chats,
  journals,
  dreams,
  referrals,
  imports,
  leads,
  site,
  developers,
  wiki,
  farm,
  club,
  dashboard,
  demo,
  shell,
] as const
