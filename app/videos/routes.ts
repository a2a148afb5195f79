import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowUuid } from '#app/common/http/row_id'

const { Playlists, VideoFiles } = controllers.videos.playback
const { VideoUploads } = controllers.videos.uploads

const UPLOADS = '/uploads/videos'

router
  .group(() => {
    router.get(UPLOADS, [VideoUploads, 'index'])
    router.post(UPLOADS, [VideoUploads, 'store'])
    router.get(`${UPLOADS}/:id`, [VideoUploads, 'show'])
    router.patch(`${UPLOADS}/:id`, [VideoUploads, 'update'])
    router.delete(`${UPLOADS}/:id`, [VideoUploads, 'destroy'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowUuid)
  .use(middleware.auth())

router
  .route('/api/uploads/videos', ['OPTIONS'], [VideoUploads, 'options'])
  .as('api.video_uploads.options')

const PLAYLIST = /^(audio|360p|720p|1080p)\.m3u8$/
const TRACK = /^[A-Za-z0-9-]{2,35}\.vtt$/

router
  .group(() => {
    router.get('/master.m3u8', [Playlists, 'master'])
    router.get('/video.mp4', [VideoFiles, 'show'])
    router.get('/storyboard.vtt', [VideoFiles, 'storyboard'])
    router.get('/captions/:file', [VideoFiles, 'captions']).where('file', TRACK)
    router.get('/:file', [Playlists, 'show']).where('file', PLAYLIST)
  })
  .prefix('/videos/:slug')
  .as('videos')
