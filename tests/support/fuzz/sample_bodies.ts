import { EXPECTED } from '#tests/functional/route_matrix'
import type { Ids } from './private_things.js'

type Body = Record<string, unknown>

const PROPERTY = {
  name: 'Casa Livia',
  description: 'A house by the sea.',
  type: 'villa',
  price: 1_250_000,
  currency: 'EUR',
  accepted_currencies: ['EUR'],
  address: 'Via del Molo 7',
  city: 'Portofino',
  country: 'Italy',
  country_code: 'IT',
  latitude: 44.3036,
  longitude: 9.2098,
  bedrooms: 3,
}

const INQUIRY = {
  message: 'Is the garden walled?',
  name: 'Noah Berg',
  email: 'nobody@example.com',
  phone: '+1 555 0100',
  wants_viewing_at: '2027-03-07T10:30',
}

const PASSWORDS = { password: 'brass-kettle-71', password_confirmation: 'brass-kettle-71' }

const OPTIONS = { roomType: 'living-room', theme: 'japandi', colors: ['sage'], customPrompt: 'Oak' }

const NO_IMAGE = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/'

const P256DH = `BP${'A'.repeat(85)}`

const PASSKEY_ID = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key' }

const PASSKEY_PROOF = {
  credential: {
    ...PASSKEY_ID,
    response: {
      clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJhIn0',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
      userHandle: 'AAAA',
    },
  },
}

/** Valid bodies, so that mutated ones are only partly wrong. */
const BODIES: Record<string, (id: (name: string) => number | string) => Body> = {
  'registrations.store': () => ({
    name: 'Nobody Known',
    handle: 'nobody_known',
    email: 'nobody@example.com',
    ...PASSWORDS,
    type: 'member',
    terms: true,
  }),
  'finished_registrations.store': () => ({
    name: 'Nobody Known',
    handle: 'nobody_known',
    type: 'member',
    terms: true,
  }),
  'api.saved_searches.store': () => ({
    saved_search: {
      name: 'By the sea',
      query: { latitude: '44.3', longitude: '9.2', min_price: '100000' },
      frequency: 'daily',
      email: 'nobody@example.com',
    },
  }),
  'api.saved_searches.update': () => ({
    saved_search: { name: 'By the sea', query: 'q=sea', frequency: 'never', is_seen: true },
  }),
  'sessions.store': () => ({ email: 'nobody@example.com', password: 'wrong', remember: true }),
  'password_reset_requests.store': () => ({ email: 'nobody@example.com' }),
  'password_resets.store': () => PASSWORDS,
  'password_confirmations.store': () => ({ password: 'wrong' }),
  'passkeys.store': () => ({
    name: 'Phone',
    credential: {
      ...PASSKEY_ID,
      response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJhIn0', attestationObject: 'oA' },
    },
  }),
  'passkeys.update': () => ({ name: 'Phone' }),
  'passkey_sign_ins.store': () => PASSKEY_PROOF,
  'passkey_confirmations.store': () => PASSKEY_PROOF,
  'password_settings.update': () => ({ current_password: 'wrong', ...PASSWORDS }),
  'password_settings.store': () => PASSWORDS,
  'account_settings.destroy': () => ({ password: 'wrong' }),
  'session_settings.clear': () => ({ password: 'wrong' }),
  'profile_settings.update': (id) => ({
    name: 'Livia Conti',
    bio: 'By the sea.',
    type: 'realtor',
    photo_id: id('image'),
  }),
  'contact.store': () => ({
    name: 'Livia',
    email: 'livia@example.com',
    message: 'Is the house still for sale?',
    website: '',
  }),
  'channel_authorizations.store': (id) => ({
    socket_id: '1.1',
    channel_name: `private-chat.${id('group')}`,
  }),
  'user_authorizations.store': () => ({ socket_id: '1.1' }),
  'handle_checks.store': () => ({ handle: 'livia' }),
  'users.update': () => ({ user: { name: 'Livia Conti', bio: 'By the sea.', type: 'realtor' } }),
  'stats.update': () => ({
    stats: { headline: 'Realtor', years_experience: 3, languages: ['Italian'] },
  }),
  'webhooks.store': () => ({
    webhook: { url: 'https://hooks.example/vesta', events: ['message.created'], team_id: null },
  }),
  'webhooks.update': () => ({
    webhook: { url: 'https://hooks.example/2', events: ['property.published'], is_enabled: false },
  }),
  'teams.store': () => ({
    team: { name: 'Rinaldi & Figli', handle: 'rinaldi_figli', type: 'brokerage' },
  }),
  'teams.update': () => ({ team: { name: 'Rinaldi & Figli', type: 'studio' } }),
  'teams.destroy': () => ({ properties: 'owners' }),
  'current_team.update': () => ({ team_id: null }),
  'team_members.update': () => ({ role: 'viewer' }),
  'team_members.destroy': () => ({ take_listings: true }),
  'team_transfers.store': (id) => ({ user_id: id('friend') }),
  'team_invitations.store': () => ({ email: 'nobody@example.com', role: 'agent' }),
  'team_domains.store': () => ({ domain: 'rinaldi.example' }),
  'team_requests.store': () => ({ message: 'I sell on the same coast.' }),
  'api.import_previews.store': () => ({}),
  'api.import_undos.store': () => ({}),
  'api.imports.store': () => ({ mapping: '["name",null]', currency: 'EUR' }),
  'api.uploads.store': () => ({ for: 'property' }),
  'markets.store': () => ({
    market: {
      name: 'Camogli',
      city: 'Camogli',
      state: 'Liguria',
      country: 'Italy',
      country_code: 'IT',
      latitude: 44.35,
      longitude: 9.15,
    },
  }),
  'reports.store': (id) => ({
    subject_type: 'message',
    subject_id: id('message'),
    reason: 'spam',
    note: 'Again.',
  }),
  'staff_reports.resolve': () => ({ note: 'Seen.', takes_down: false }),
  'staff_reports.dismiss': () => ({ note: 'Seen.' }),
  'notifications.read': () => ({ ids: [1, 2] }),
  'notification_settings.update': () => ({ channels: { follow: { email: true, push: false } } }),
  'push_subscriptions.show': () => ({ endpoint: 'https://push.example/1' }),
  'push_subscriptions.store': () => ({
    endpoint: 'https://push.example/1',
    keys: { p256dh: P256DH, auth: 'A'.repeat(22) },
  }),
  'push_subscriptions.destroy': () => ({ endpoint: 'https://push.example/1' }),
  'api.properties.store': () => ({ property: PROPERTY }),
  'api.properties.update': (id) => ({ property: { ...PROPERTY, images: [id('image')] } }),
  'inquiries.submit': () => INQUIRY,
  'api.inquiries.store': () => INQUIRY,
  'api.leads.update': () => ({ lead: { stage: 'contacted', name: 'Noah Berg', phone: '+1 555' } }),
  'api.animations.update': () => ({ animations: { hero: { kind: 'fade' } } }),
  'api.components.update': (id) => ({
    component: { content: { headline: 'The harbor' }, images: [id('image')] },
  }),
  'api.chat_preferences.update': () => ({ shows_presence: true, digest: 'daily' }),
  'api.chats.store': (id) => ({
    user_ids: [id('owner')],
    type: 'group',
    name: 'Riviera',
    description: 'Houses',
    property_id: null,
    message: 'Hello',
  }),
  'api.chats.update': () => ({ name: 'Riviera', description: null, slow_mode_seconds: 0 }),
  'api.messages.store': (id) => ({
    content: 'Hello',
    reply_to: id('message'),
    attachments: [{ kind: 'image', id: id('image') }],
    client_id: 'c1',
  }),
  'api.readings.store': (id) => ({ message_id: id('message') }),
  'api.design_orders.generate': () => ({ image: NO_IMAGE, options: OPTIONS, prompt: 'Quiet' }),
  'api.design_orders.regenerate': (id) => ({
    generatedDesignId: id('design'),
    options: { ...OPTIONS, theme: null },
    withOptions: true,
  }),
  'api.photograph_checks.store': () => ({ image: NO_IMAGE }),
  'api.design_prompts.store': () => ({ name: 'Quiet', prompt: 'Oak and wool', options: OPTIONS }),
  'api.design_shares.store': () => ({ compares: true, tells_prompt: false }),
  'api.design_listings.store': (id) => ({ slug: id('draft') }),
  'api.design_corrections.update': () => ({ image: 'data:image/png;base64,iVBORw0KGgo=' }),
}

export function sampleBody(route: string, ids: Ids): Body {
  const own = BODIES[route]?.((name) => ids[name]?.[0] ?? 1)
  return own ?? { ...EXPECTED[route]?.body }
}
