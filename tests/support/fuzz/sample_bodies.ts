// Long because: a line for each call that takes a body
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

const CAMPAIGN = {
  name: 'News',
  subject: 'News from Genoa',
  body: [
    {
      kind: 'text',
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }],
      },
    },
    { kind: 'button', label: 'See it', url: 'https://example.com' },
  ],
  segment: null,
  scheduled_at: null,
}

const CONTACT = {
  name: 'Noah Berg',
  email: 'nobody@example.com',
  phone: '+1 555 0100',
  address: 'Via del Molo 7, Portofino',
  latitude: 44.3036,
  longitude: 9.2098,
  tags: ['buyer'],
  areas: [],
  time_zone: 'Europe/Rome',
}

const OPEN_HOUSE = {
  starts_at: '2027-03-07T10:30',
  ends_at: '2027-03-07T12:30',
  hosts: [],
  capacity: 12,
  notes: 'Ring twice.',
}

const VISITOR = {
  name: 'Noah Berg',
  email: 'nobody@example.com',
  phone: '+1 555 0100',
  consent: true,
  has_agent: false,
  client_id: 'entry-1',
}

const AREA = {
  name: 'Harbor',
  polygon: [
    [9.2, 44.3],
    [9.22, 44.3],
    [9.21, 44.31],
  ],
}

const OFFERING = {
  title: 'Photographs at first light',
  kind: 'service',
  description: 'Forty pictures of a house.',
  price: 120,
  currency: 'EUR',
  coin_price: 40,
}

const SEGMENT = {
  name: 'Buyers',
  filter: {
    tags: ['buyer'],
    consent: ['confirmed'],
    sources: ['import', 'form'],
    lead: 'yes',
    seen: 90,
    q: 'sea',
  },
}

const CONTACT_LIST = {
  name: 'readers.csv',
  mapping: '["name","email","tags"]',
  file: 'Name,Email,Tags\nNora Lind,nora.lind@example.com,buyer\nNo address,,seller\n',
}

const LEAD_LIST = {
  name: 'crm.csv',
  mapping: '["name","email","phone","stage","note"]',
  file: 'Who,E-Mail,Phone,Stage,Notes\nAnna Berg,anna.berg@example.com,+39 010 1,Viewing,"=1+1"\n',
}

const SIGN_UP_FORM = {
  name: 'Harbor news',
  headline: 'New homes first',
  text: 'Once a month.',
  tags: ['news'],
}

const PASSWORDS = { password: 'brass-kettle-71', password_confirmation: 'brass-kettle-71' }

const OPTIONS = { roomType: 'living-room', theme: 'japandi', colors: ['sage'], customPrompt: 'Oak' }

const NO_IMAGE = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/'

const ENTRY_BODY = (image: unknown) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What it cost' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Less.', marks: [{ type: 'bold' }] }] },
    { type: 'photo', attrs: { image, alt: 'The wall', caption: 'In May', width: 'wide' } },
    { type: 'divider' },
  ],
})

/** A point on the curve; another one is refused. */
const P256DH =
  'BJ03RWJOgOgQUrFMeGOMu_ljD7kQvgnmAmLitWtvjayxcx6NIE6Ne6hD-hIkMdhCP-QiFt3SwTGNRCjDtKQ52Gw'

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
  'api.import_rows.update': () => ({ cells: { price: '450000' } }),
  'api.row_decisions.store': () => ({ decision: 'skip' }),
  'api.imports.store': () => ({ mapping: '["name",null]', currency: 'EUR', publish: true }),
  'api.documents.store': () => ({ name: 'Energy certificate', is_public: 'true' }),
  'api.plan_pages.preview': () => ({ page: '1' }),
  'api.plan_pages.store': () => ({ page: '1' }),
  'api.documents.update': () => ({ document: { name: 'Energy certificate', is_public: true } }),
  'api.document_requests.update': () => ({ request: { status: 'accepted' } }),
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
  'api.bulk_listings.duplicate': (id) => ({ slugs: [id('draft')] }),
  'api.bulk_listings.change_status': (id) => ({ slugs: [id('draft')], status: 'archive' }),
  'api.bulk_listings.change_price': (id) => ({
    step: { kind: 'percent', value: -5 },
    listings: [{ slug: id('draft'), price: 100 }],
  }),
  'api.bulk_listings.move': (id) => ({ listings: [{ slug: id('draft'), from: null, to: null }] }),
  'api.bulk_listings.discard_copies': (id) => ({ copies: [{ slug: id('draft'), version: 1 }] }),
  'api.guest_sights.store': (id) => ({
    visit: '00000000-0000-4000-8000-000000000000',
    parts: ['hero', 'location'],
    photos: [id('image')],
    documents: ['00000000-0000-4000-8000-000000000000'],
  }),
  'api.listing_invitations.store': () => ({
    label: 'The Bergs',
    email: 'nobody@example.com',
    expires_in_days: 30,
  }),
  'inquiries.submit': () => INQUIRY,
  'api.inquiries.store': () => INQUIRY,
  'api.coin_conversions.store': () => ({ coins: 20 }),
  'api.pursuits.store': () => ({ property_slug: 'casa-livia', stage: 'visited' }),
  'api.pursuits.update': () => ({
    pursuit: { stage: 'offer', position: 0, note: 'Ask about the roof', rating: 4 },
    seen: { note: null },
  }),
  'api.pursuit_sharing.invite': () => ({ handle: 'somebody', email: 'nobody@example.com' }),
  'api.pursuit_sharing.answer': () => ({ accept: true }),
  'api.offerings.store': (id) => ({ offering: { ...OFFERING, images: [id('image')] } }),
  'api.offerings.update': () => ({ offering: { ...OFFERING, status: 'archive' } }),
  'api.offering_requests.store': () => ({
    message: 'The house is white.',
    pay_with: 'money',
    wished_on: '2027-03-07',
  }),
  'api.offering_requests.respond': () => ({ accept: true }),
  'api.offering_requests.propose': () => ({ wished_on: '2027-05-04' }),
  'api.offering_requests.agree': () => ({ accept: true }),
  'api.offering_requests.review': () => ({ rating: 4, text: 'Quiet and exact.' }),
  'api.gifts.store': () => ({
    gift: { kind: 'image_credits', contact_id: 1, message: 'Welcome!' },
  }),
  'sign_ups.store': () => ({ name: 'Noah Berg', email: 'nobody@example.com', consent: true }),
  'api.areas.store': () => ({ area: AREA }),
  'api.areas.update': () => ({ area: AREA }),
  'api.contacts_changes.store': () => ({
    contacts: { filter: { q: 'nobody' }, change: 'tag', tag: 'buyer' },
  }),
  'api.segments.store': () => ({ segment: SEGMENT }),
  'api.segments.update': () => ({ segment: SEGMENT }),
  'api.forms.store': () => ({ form: SIGN_UP_FORM }),
  'api.forms.update': () => ({ form: SIGN_UP_FORM }),
  'api.contact_imports.preview': () => ({ file: CONTACT_LIST.file }),
  'api.contact_imports.store': () => CONTACT_LIST,
  'api.lead_imports.preview': () => ({ file: LEAD_LIST.file }),
  'api.lead_imports.store': () => LEAD_LIST,
  'api.contacts.store': () => ({ contact: CONTACT }),
  'api.contacts.update': () => ({ contact: { ...CONTACT, consent: { status: 'withdrawn' } } }),
  'api.leads.store': () => ({
    lead: {
      name: 'Noah Berg',
      email: 'noah@example.com',
      phone: '+1 555',
      note: 'Met at the fair',
    },
  }),
  'api.viewing_hours.update': () => ({
    hours: {
      weekly: [{ day: 1, from: '09:00', to: '12:00' }],
      exceptions: [{ date: '2027-12-24', hours: [] }],
    },
  }),
  'api.viewing_answers.update': () => ({ status: 'confirmed' }),
  'api.viewing_times.update': () => ({ starts_at: '2027-03-07T10:30' }),
  'viewing_doors.move': () => ({ wants_viewing_at: '2027-03-07T10:30' }),
  'api.lead_notes.store': () => ({ text: 'Wants a garden' }),
  'api.lead_reminders.store': () => ({
    at: new Date(Date.now() + 864e5).toISOString(),
    text: 'Call back',
    time_zone: 'Europe/Rome',
  }),
  'api.lead_reminders.update': () => ({
    done: true,
    at: new Date(Date.now() + 2 * 864e5).toISOString(),
    text: 'Call again',
    time_zone: 'Europe/Rome',
  }),
  'api.open_house_registrations.store': () => VISITOR,
  'open_house_passes.answer': () => ({ answer: 'thinking' }),
  'api.open_houses.store': (id) => ({
    open_house: { ...OPEN_HOUSE, property_slug: id('draft'), repeat: { every: 'week', count: 2 } },
  }),
  'api.open_houses.update': () => ({ open_house: OPEN_HOUSE }),
  'api.open_house_visitors.store': () => ({ ...VISITOR, signed_at: '2027-03-07T10:31:00Z' }),
  'api.campaigns.store': () => ({ campaign: CAMPAIGN }),
  'api.campaigns.update': () => ({ campaign: CAMPAIGN }),
  'api.campaign_sendings.store': () => ({ now: true }),
  'api.senders.update': () => ({
    sender: {
      name: 'Ava Rinaldi',
      postal_address: 'Via Garibaldi 1, Genoa',
      reply_to: 'ava@example.com',
      time_zone: 'Europe/Rome',
    },
  }),
  'api.mail_bounces.store': () => ({
    type: 'email.bounced',
    data: { to: ['noah@example.com'], bounce: { type: 'Permanent' } },
  }),
  'api.leads.update': () => ({ lead: { stage: 'contacted', name: 'Noah Berg', phone: '+1 555' } }),
  'api.animations.update': () => ({ animations: { ken_burns: 'gentle', hero: { kind: 'fade' } } }),
  'api.components.update': (id) => ({
    component: { content: { headline: 'The harbor' }, images: [id('image')] },
  }),
  'api.journals.store': (id) => ({
    journal: {
      title: 'The house',
      description: 'Room by room.',
      visibility: 'link',
      cover_image_id: id('image'),
    },
  }),
  'api.journals.update': () => ({ journal: { title: 'The house', visibility: 'public' } }),
  'api.entries.store': (id) => ({ entry: { title: 'The wall', body: ENTRY_BODY(id('image')) } }),
  'api.entries.update': (id) => ({
    entry: {
      title: 'The wall',
      body: ENTRY_BODY(id('image')),
      room: 'Kitchen',
      status: 'publish',
      published_at: '2026-05-01T08:00:00Z',
    },
    version: 1,
  }),
  'api.dreams.store': () => ({
    dream: {
      title: 'House by the sea',
      description: 'With a garden',
      visibility: 'link',
      criteria: { bedrooms: '3', max_price: '2000000' },
    },
  }),
  'api.dreams.update': () => ({
    dream: {
      title: 'House by a lake',
      visibility: 'private',
      criteria: 'q=lake',
      cover_item_id: 1,
    },
  }),
  'api.dream_items.store': () => ({
    item: {
      kind: 'note',
      content: { text: 'Open kitchen', url: 'https://example.com/kitchens' },
      position: 0,
    },
  }),
  'api.dream_items.update': () => ({
    item: { content: { text: 'Open kitchen' }, position: 1 },
  }),
  'api.dream_members.store': () => ({ user_id: 999_999, email: 'nobody@example.com' }),
  'api.dream_invitations.answer': () => ({ accept: true }),
  'api.spots.store': (id) => ({
    spot: {
      caption: 'The tub @friend #bath',
      place: { name: 'Camogli', latitude: 44.35, longitude: 9.15 },
      slides: [{ image_id: id('image') }],
      status: 'publish',
    },
  }),
  'api.spots.store_of_walkthrough': (id) => ({
    spot: {
      caption: 'The tub @friend #bath',
      place: { name: 'Camogli', latitude: 44.35, longitude: 9.15 },
      slides: [{ image_id: id('image') }],
      status: 'publish',
    },
  }),
  'api.spots.update': (id) => ({
    spot: {
      caption: 'The tub @friend #bath',
      place: { name: 'Camogli', latitude: 44.35, longitude: 9.15 },
      slides: [{ image_id: id('image') }],
      status: 'publish',
    },
  }),
  'api.spot_views.store': () => ({ watched_ms: 2500, slide_id: 1 }),
  'api.comments.store': (id) => ({
    content: 'Which marble?',
    reply_to: id('comment'),
    client_id: 'c1',
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
  'api.design_orders.generate': () => ({
    image: NO_IMAGE,
    options: OPTIONS,
    prompt: 'Quiet',
    engine_kind: 'builtin',
  }),
  'api.design_orders.regenerate': (id) => ({
    generatedDesignId: id('design'),
    options: { ...OPTIONS, theme: null },
    withOptions: true,
    engine_kind: 'builtin',
  }),
  'api.restyles.store': (id) => ({
    options: { ...OPTIONS, roomType: null },
    photos: [{ image: id('image'), room_type: 'bedroom' }],
  }),
  'api.restyle_listings.store': () => ({ items: [1] }),
  'api.photograph_checks.store': () => ({ image: NO_IMAGE }),
  'api.design_prompts.store': () => ({ name: 'Quiet', prompt: 'Oak and wool', options: OPTIONS }),
  'api.design_shares.store': () => ({ compares: true, tells_prompt: false }),
  'api.design_listings.store': (id) => ({ slug: id('draft') }),
  'api.walkthroughs.store': (id) => ({
    walkthrough: { title: 'The house', property_slug: id('draft') },
  }),
  'api.walkthroughs.update': () => ({
    walkthrough: { title: 'The house', description: 'Room by room.', property_slug: null },
  }),
  'api.walkthrough_videos.store': (id) => ({
    video: { title: 'Hall', list_id: id('tour_list'), position: 0 },
  }),
  'api.walkthrough_videos.store_blank': (id) => ({
    walkthrough_slug: id('tour'),
    list_id: id('tour_list'),
    title: 'Hall',
    size: 1000,
    type: 'video/mp4',
  }),
  'api.walkthrough_videos.update': (id) => ({
    video: {
      title: 'Hall',
      list_id: id('tour_list'),
      position: 1,
      poster_time: 1.5,
      starts_at: 0.5,
      ends_at: 4,
      captions: [
        { language: 'en', label: 'English', content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n' },
      ],
      chapters: [{ title: 'Stairs', starts_at: 1, room: { plan: 'a', pin: 'b' } }],
    },
  }),
  'api.video_lists.update': () => ({ list: { name: 'Garden', position: 1 } }),
  'api.design_corrections.update': () => ({ image: 'data:image/png;base64,iVBORw0KGgo=' }),
}

export function sampleBody(route: string, ids: Ids): Body {
  const own = BODIES[route]?.((name) => ids[name]?.[0] ?? 1)
  return own ?? { ...EXPECTED[route]?.body }
}
