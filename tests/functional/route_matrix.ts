/**
 * Who gets what from each route: statuses for somebody anonymous, signed in
 * but unverified, signed in as somebody else, and the right person (the owner,
 * a realtor). Programs with tokens get a column when there are tokens. Paths
 * are filled from the sample world of the spec.
 */
export interface Expectation {
  path: string
  statuses: [anonymous: number, unverified: number, other: number, right: number]
  body?: object
  /** the right person is staff, not the owner */
  isForStaff?: boolean
}

type Statuses = Expectation['statuses']

const ANYBODY: Statuses = [200, 200, 200, 200]
const NOBODY_TOLD: Statuses = [404, 404, 404, 404]
/** Links that are signed, without their signature. */
const FORBIDDEN: Statuses = [403, 403, 403, 403]
/** Forms of guests send those who are signed in away. */
const GUESTS: Statuses = [200, 302, 302, 302]
const VERIFIED: Statuses = [401, 403, 200, 200]
const OWNER: Statuses = [401, 403, 403, 200]
/** What only its owner may know of does not exist for others. */
const OWNER_KNOWS: Statuses = [401, 403, 404, 200]
/** Refused before anything happens, because the body is empty. */
const INVALID: Statuses = [422, 422, 422, 422]
const VERIFIED_INVALID: Statuses = [401, 403, 422, 422]

const route = (path: string, statuses: Statuses, body?: object): Expectation => ({
  path,
  statuses,
  body,
})

const staffRoute = (path: string): Expectation => ({
  ...route(path, OWNER),
  isForStaff: true,
})

export const EXPECTED: Record<string, Expectation> = {
  'health.live': route('/health/live', ANYBODY),
  'health.ready': route('/health/ready', ANYBODY),
  'metrics.show': route('/metrics', ANYBODY),
  'kit.show': route('/kit', ANYBODY),
  'welcome.show': route('/', ANYBODY),
  'about.show': route('/about', ANYBODY),
  'redesign.show': route('/redesign-your-interior', ANYBODY),
  'contact.show': route('/contact', ANYBODY),
  'contact.store': route('/contact', INVALID),
  'dev_mails.index': route('/dev/mails', ANYBODY),
  'dev_mails.show': route('/dev/mails/nothing', NOBODY_TOLD),
  'legal.acceptable-use': route('/acceptable-use', ANYBODY),
  'legal.cookie-policy': route('/cookie-policy', ANYBODY),
  'legal.data-policy': route('/data-policy', ANYBODY),
  'legal.privacy-policy': route('/privacy-policy', ANYBODY),
  'legal.terms-of-service': route('/terms-of-service', ANYBODY),

  'registrations.create': route('/register', GUESTS),
  'registrations.store': route('/register', INVALID),
  'sessions.create': route('/login', GUESTS),
  'sessions.store': route('/login', INVALID),
  'sessions.destroy': route('/logout', ANYBODY),
  'password_reset_requests.create': route('/forgot-password', GUESTS),
  'password_reset_requests.store': route('/forgot-password', INVALID),
  'password_resets.create': route('/reset-password/nothing', ANYBODY),
  'password_resets.store': route('/reset-password/nothing', INVALID),
  'email_verification.show': route('/verify-email', [401, 200, 302, 302]),
  'email_verification.resend': route('/verify-email', [401, 200, 200, 200]),
  'email_verification.store': route('/verify-email/1', FORBIDDEN),
  'password_confirmations.create': route('/confirm-password', [401, 200, 200, 200]),
  'password_confirmations.store': route('/confirm-password', [401, 422, 422, 422]),

  'channel_authorizations.store': route('/broadcasting/auth', VERIFIED_INVALID),
  'user_authorizations.store': route('/broadcasting/user-auth', VERIFIED_INVALID),

  'handle_checks.store': route('/api/user/:owner/check-handle', [401, 403, 403, 422]),
  'profiles.show': route('/api/profile/:handle', ANYBODY),
  'profiles.show_of_user': route('/api/profile/user/:owner', ANYBODY),
  'users.show': route('/api/user/:owner', VERIFIED),
  'users.update': route('/api/user/:owner/update', [401, 403, 403, 422]),
  'stats.update': route('/api/user/stat/:stat/update', OWNER, { stats: {} }),
  'follows.store': route('/api/users/:owner/follow', [401, 403, 200, 422]),
  'follows.destroy': route('/api/users/:owner/follow', VERIFIED),
  'people.index': route('/api/people', VERIFIED),
  'connections.followings': route('/api/followings', VERIFIED),
  'connections.followers': route('/api/followers', VERIFIED),

  'api.uploads.store': route('/api/uploads', VERIFIED_INVALID),
  'api.uploads.destroy': route('/api/upload/:image', OWNER_KNOWS),
  'private_media.show': route('/media/nothing/640.avif', NOBODY_TOLD),

  'places.index': route('/api/places', ANYBODY),
  'currencies.index': route('/api/currency', ANYBODY),
  'markets.index': route('/api/markets', VERIFIED),
  'markets.store': route('/api/markets', VERIFIED_INVALID),
  'market_members.index': route('/api/markets/user/:owner', VERIFIED),
  'market_members.detach': route('/api/markets/999999/user/:owner/detach', [401, 403, 403, 404]),
  'map_styles.show': route('/map/style.json', ANYBODY),
  'map_tiles.world': route('/map/world/0/0/0', ANYBODY),
  'map_tiles.places': route('/map/places/2/2/1', ANYBODY),
  'image_credits.show': route('/api/user/credits/image', VERIFIED),

  'reports.store': route('/api/reports', VERIFIED_INVALID),
  'staff_reports.show': staffRoute('/staff/reports'),
  'staff_reports.index': staffRoute('/api/staff/reports'),
  'staff_reports.resolve': staffRoute('/api/staff/reports/:report/resolve'),
  'staff_reports.dismiss': staffRoute('/api/staff/reports/:report/dismiss'),

  'push_subscriptions.key': route('/api/push-subscriptions/key', VERIFIED),
  'push_subscriptions.show': route('/api/push-subscriptions', VERIFIED_INVALID),
  'push_subscriptions.store': route('/api/push-subscriptions', VERIFIED_INVALID),
  'push_subscriptions.destroy': route('/api/push-subscriptions', VERIFIED_INVALID),

  'dashboard.properties': route('/dashboard/properties', [401, 403, 403, 200]),
  'property_pages.show': route('/properties/:published', ANYBODY),
  'property_pages.edit': route('/properties/:published/edit', OWNER),
  'api.properties.store': route('/api/properties', [401, 403, 403, 201], {}),
  'api.own_properties.dashboard': route('/api/properties/dashboard/realtor', OWNER),
  'api.own_properties.index': route('/api/properties/draft/paginate/5', VERIFIED),
  'api.properties.show': route('/api/properties/:draft', [404, 404, 404, 200]),
  'api.properties.update': route('/api/properties/:draft', OWNER_KNOWS, { property: {} }),
  'api.publications.update': route('/api/properties/:published/publish', OWNER, { publish: true }),
  'api.property_images.update': route('/api/properties/:published/images/:shown', OWNER, {
    image: { alt: 'The harbour' },
  }),
  'api.animations.update': route('/api/properties/:published/animations', OWNER, {
    animations: {},
  }),
  'api.components.update': route('/api/component/:component', OWNER, { component: {} }),
  'api.components.show': route('/api/properties/:draft/component/hero', [404, 404, 404, 200]),
  'api.resources.show': route('/api/property/:draft/resources', [404, 404, 404, 200]),
  'api.resources.featured_image': route(
    '/api/property/:draft/featured-image',
    [404, 404, 404, 200]
  ),

  'chat_pages.chats': route('/chats', VERIFIED),
  'chat_pages.messages': route('/messages', VERIFIED),
  'chat_pages.channels': route('/channels', VERIFIED),
  'api.unread_counts.show': route('/api/chats/unread-count', VERIFIED),
  'api.chat_folders.index': route('/api/chats/filtered', VERIFIED),
  'api.chat_ids.index': route('/api/chats/user/:owner/ids', OWNER),
  'api.chat_preferences.show': route('/api/chats/preferences', VERIFIED),
  'api.chat_preferences.update': route('/api/chats/preferences', VERIFIED),
  'api.presences.index': route('/api/chats/presence', VERIFIED),
  'api.presences.store': route('/api/chats/presence', VERIFIED),
  'digest_stops.show': route('/chats/digest/1/stop', FORBIDDEN),
  'digest_stops.store': route('/chats/digest/1/stop', FORBIDDEN),
  'api.chats.index': route('/api/chats', VERIFIED),
  'api.chats.store': route('/api/chats', VERIFIED_INVALID),
  'api.chats.show': route('/api/chats/:group', OWNER_KNOWS),
  'api.chats.update': route('/api/chats/:group', OWNER_KNOWS, { name: 'Riviera' }),
  'api.chats.destroy': route('/api/chats/:group', OWNER_KNOWS),
  'api.messages.index': route('/api/chats/:group/messages', OWNER_KNOWS),
  'api.messages.store': route('/api/chats/:group/messages', [401, 403, 404, 201], {
    content: 'Hello',
  }),
  'api.readings.store': route('/api/chats/:group/read', OWNER_KNOWS),
  'api.chat_settings.mute': route('/api/chats/:group/toggle-mute', OWNER_KNOWS, {
    is_muted: true,
  }),
  'api.chat_settings.block': route('/api/chats/:group/toggle-block', OWNER_KNOWS, {
    is_blocked: true,
  }),
  'api.chat_requests.show': route('/api/chats/:request/request', OWNER_KNOWS),
  'api.chat_requests.respond': route('/api/chats/:request/respond', OWNER_KNOWS, { accept: true }),
  'api.chat_members.leave': route('/api/chats/:group/leave', OWNER_KNOWS),
  'api.chat_members.index': route('/api/chats/:group/members', OWNER_KNOWS),
  'api.chat_members.store': route('/api/chats/:group/members', OWNER_KNOWS, { user_ids: [1] }),
  'api.chat_members.update': route('/api/chats/:group/members/:owner', OWNER_KNOWS, {
    role: 'admin',
  }),
  'api.chat_members.destroy': route('/api/chats/:group/members/:friend', OWNER_KNOWS),
  'api.message_searches.index': route('/api/messages', VERIFIED),
  'api.messages.show': route('/api/messages/:message', OWNER_KNOWS),
  'api.messages.update': route('/api/messages/:message', OWNER_KNOWS, { content: 'Hi' }),
  'api.messages.destroy': route('/api/messages/:message', OWNER_KNOWS),
  'api.reactions.store': route('/api/messages/:message/reactions', OWNER_KNOWS, { emoji: '👍' }),
  'api.channels.index': route('/api/channels', VERIFIED),
  'api.channels.join': route('/api/channels/:channel/join', OWNER_KNOWS),

  'api.design_orders.generate': route('/api/designs/generate', VERIFIED_INVALID),
  'api.design_orders.regenerate': route('/api/designs/regenerate', VERIFIED_INVALID),
  'api.design_orders.retry': route('/api/designs/:design/retry', [401, 403, 404, 409]),
  'api.photograph_checks.store': route('/api/designs/checks', VERIFIED_INVALID),
  'api.design_prompts.index': route('/api/designs/prompts', VERIFIED),
  'api.design_prompts.store': route('/api/designs/prompts', VERIFIED_INVALID),
  'api.design_prompts.destroy': route('/api/designs/prompts/:prompt', OWNER_KNOWS),
  'api.designs.index': route('/api/designs', VERIFIED),
  'api.designs.show': route('/api/designs/:design', OWNER_KNOWS),
  'api.designs.destroy': route('/api/designs/:design', OWNER_KNOWS),
  'api.designs.favorite': route('/api/designs/:design/favorite', OWNER_KNOWS, { favorite: true }),
  'api.design_shares.store': route('/api/designs/:design/share', OWNER_KNOWS),
  'api.design_shares.destroy': route('/api/designs/:design/share', OWNER_KNOWS),
  'api.design_cards.index': route('/api/designs/cards', VERIFIED),
  'api.design_listings.store': route('/api/designs/:design/listings', VERIFIED_INVALID),
  'api.design_publications.store': route('/api/designs/:design/publication', [401, 403, 404, 409]),
  'api.design_publications.destroy': route('/api/designs/:design/publication', OWNER_KNOWS),
  'api.design_features.store': staffRoute('/api/designs/:exhibit/feature'),
  'api.design_features.destroy': staffRoute('/api/designs/:exhibit/feature'),
  'api.public_designs.index': route('/api/designs/public', ANYBODY),
  'public_designs.show': route('/designs', ANYBODY),
  'public_designs.gallery': route('/designs/gallery', ANYBODY),
  'design_pages.designer': route('/designer', VERIFIED),
  'design_pages.collection': route('/designer/collection', VERIFIED),
  'design_share_pages.edit': route('/designs/:design/share', OWNER_KNOWS),
  'design_share_pages.show': route('/shared/nothing', NOBODY_TOLD),
  'design_surfaces.edit': route('/designs/:design/surfaces', OWNER_KNOWS),
  'design_surfaces.show': route('/designs/:design/surfaces.png', OWNER_KNOWS),
  'design_corrections.show': route('/designs/:design/corrections.png', [401, 403, 404, 404]),
  'api.design_corrections.update': route('/api/designs/:design/corrections', [401, 403, 404, 422]),
  'api.design_corrections.destroy': route('/api/designs/:design/corrections', OWNER_KNOWS),
  'design_previews.show': route('/designs/:design/preview', OWNER_KNOWS),
  'design_downloads.show': route('/designs/:design/download', OWNER_KNOWS),
  'shared_pictures.show': route('/shared/nothing/result.jpg', NOBODY_TOLD),
}
