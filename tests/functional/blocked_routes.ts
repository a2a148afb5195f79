/**
 * What a blocked person gets from each route that reaches another: refused as if there were nobody,
 * or answered as always while nothing arrives. Paths are filled in as in `route_matrix.ts`, from what
 * belongs to the one who blocked them, and `:own_team` and `:own_dream` from what is theirs.
 */
interface Reach {
  path: string
  status: number
  /** strings starting with `:` are filled in like paths */
  body?: Record<string, unknown>
}

export const REACHING: Record<string, Reach> = {
  'follows.store': { path: '/api/users/:owner/follow', status: 404 },
  'team_follows.store': { path: '/api/teams/:team/follow', status: 404 },
  'team_requests.store': {
    path: '/api/teams/:team/requests',
    status: 404,
    body: { message: 'Let me in' },
  },
  'team_invitations.store': {
    path: '/api/teams/:own_team/invitations',
    status: 201,
    body: { email: ':email', role: 'viewer' },
  },
  'api.dream_members.store': {
    path: '/api/dream/:own_dream/members',
    status: 201,
    body: { email: ':email' },
  },
  'api.pursuit_sharing.invite': {
    path: '/api/pursuit-invitations',
    status: 201,
    body: { email: ':email' },
  },
  'api.chats.store': {
    path: '/api/chats',
    status: 422,
    body: { user_ids: [':owner'], message: 'Hi' },
  },
  'api.inquiries.store': {
    path: '/api/properties/:published/inquiries',
    status: 404,
    body: { message: 'Still there?' },
  },
  'inquiries.submit': {
    path: '/properties/:published/ask',
    status: 404,
    body: { message: 'Still there?' },
  },
  'api.saved_properties.store': { path: '/api/properties/:published/save', status: 404 },
  'api.property_views.store': { path: '/api/properties/:published/views', status: 404 },
  'api.guest_sights.store': {
    path: '/api/properties/:published/sights',
    status: 404,
    body: {
      visit: '00000000-0000-4000-8000-000000000000',
      parts: ['hero'],
      photos: [],
      documents: [],
    },
  },
  'api.property_shares.store': { path: '/api/properties/:published/shares', status: 404 },
  'api.document_requests.store': { path: '/api/documents/:document/requests', status: 404 },
  'api.spot_likes.store': { path: '/api/spot/:spot/like', status: 404 },
  'api.spot_saves.store': { path: '/api/spot/:spot/save', status: 404 },
  'api.spot_views.store': {
    path: '/api/spot/:spot/views',
    status: 404,
    body: { watched_ms: 9000 },
  },
  'api.comments.store': {
    path: '/api/spot/:spot/comments',
    status: 404,
    body: { content: 'Hm', client_id: 'one' },
  },
  'api.offering_requests.store': {
    path: '/api/offerings/:offering/requests',
    status: 404,
    body: { message: 'May I?', pay_with: 'money' },
  },
  'api.pursuits.store': {
    path: '/api/pursuits',
    status: 404,
    body: { property_slug: ':published' },
  },
}
