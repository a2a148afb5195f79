import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { DIGEST_STOP } from '#app/chats/digest/digest_stop_link'
import { rowId } from '#app/common/http/row_id'

const {
  ChatFolders,
  ChatIds,
  ChatPages,
  Chats,
  channels,
  digest,
  members,
  messages,
  presence,
  requests,
  search,
} = controllers.chats

router
  .group(() => {
    router.get('/chats', [ChatPages, 'chats'])
    router.get('/messages', [ChatPages, 'messages'])
    router.get('/channels', [ChatPages, 'channels'])
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get(DIGEST_STOP, [digest.DigestStops, 'show'])
    router.post(DIGEST_STOP, [digest.DigestStops, 'store'])
  })
  .where('id', rowId)

router
  .group(() => {
    router.get('/chats/unread-count', [presence.UnreadCounts, 'show'])
    router.get('/chats/filtered', [ChatFolders, 'index'])
    router.get('/chats/user/:id/ids', [ChatIds, 'index'])
    router.get('/chats/preferences', [presence.ChatPreferences, 'show'])
    router.patch('/chats/preferences', [presence.ChatPreferences, 'update'])
    router.get('/chats/presence', [presence.Presences, 'index'])
    router.post('/chats/presence', [presence.Presences, 'store']).use(middleware.ability('update'))

    router.get('/chats', [Chats, 'index'])
    router.post('/chats', [Chats, 'store'])
    router.get('/chats/:id', [Chats, 'show'])
    router.patch('/chats/:id', [Chats, 'update'])
    router.delete('/chats/:id', [Chats, 'destroy'])
    router.get('/chats/:id/messages', [messages.Messages, 'index'])
    router.post('/chats/:id/messages', [messages.Messages, 'store'])
    router.post('/chats/:id/read', [presence.Readings, 'store']).use(middleware.ability('update'))
    router
      .post('/chats/:id/toggle-mute', [members.ChatSettings, 'mute'])
      .use(middleware.ability('update'))
    router
      .post('/chats/:id/toggle-block', [members.ChatSettings, 'block'])
      .use(middleware.ability('update'))
    router.get('/chats/:id/request', [requests.ChatRequests, 'show'])
    router.get('/chats/:id/listing', [requests.ChatRequests, 'listing'])
    router
      .post('/chats/:id/respond', [requests.ChatRequests, 'respond'])
      .use(middleware.ability('update'))
    router
      .post('/chats/:id/leave', [members.ChatMembers, 'leave'])
      .use(middleware.ability('update'))
    router.get('/chats/:id/members', [members.ChatMembers, 'index'])
    router.post('/chats/:id/members', [members.ChatMembers, 'store'])
    router.patch('/chats/:id/members/:userId', [members.ChatMembers, 'update'])
    router.delete('/chats/:id/members/:userId', [members.ChatMembers, 'destroy'])

    router.get('/messages', [search.MessageSearches, 'index'])
    router.get('/messages/:id', [messages.Messages, 'show'])
    router.patch('/messages/:id', [messages.Messages, 'update'])
    router.delete('/messages/:id', [messages.Messages, 'destroy'])
    router.post('/messages/:id/reactions', [messages.Reactions, 'store'])

    router.get('/channels', [channels.Channels, 'index'])
    router.post('/channels/:id/join', [channels.Channels, 'join'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .where('userId', rowId)
  .use(middleware.auth())
