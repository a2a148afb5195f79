import type { HttpContext } from '@adonisjs/core/http'
import { exportPart } from '#app/accounts/exports/export_parts'
import AccountDeleted from '#app/accounts/deletion/account_deleted'
import { findPageValues, pageValue } from '#app/common/page_values'
import { listen } from '#app/kernel/modules/listen'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { fileServer } from '#app/kernel/http/file_servers'
import { defineModule } from '#app/kernel/modules/module'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { imagePurpose } from '#app/media/image_purposes'
import { channel } from '#app/realtime/authorization/channel_registry'
import PosterChosen from '#app/videos/processing/poster_chosen'
import VideoFailed from '#app/videos/processing/video_failed'
import VideoProgressed from '#app/videos/processing/video_progressed'
import VideoQueued from '#app/videos/processing/video_queued'
import VideoRemoved from '#app/videos/video_removed'
import VideosChanged from '#app/videos/videos_changed'
import {
  ACTIVE_UPLOADS,
  activeUploadsIn,
  PROCESSING_VIDEOS,
} from '#app/videos/uploads/find_uploads'
import { exportVideos } from '#app/videos/export_videos'
import { mayFollowVideo } from '#app/videos/find_videos'

export default defineModule({
  name: 'videos',
  floor: 5,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'videos', title: 'Videos', read: exportVideos }),
    pageValue('active_uploads', ACTIVE_UPLOADS),
    pageValue('processing_videos', PROCESSING_VIDEOS),
    readsBody('/api/uploads/videos', '/api/uploads/videos/:id'),
    imagePurpose('video', { isPrivate: true }),
    channel('private-video', mayFollowVideo),
    fileServer(() => import('#app/videos/playback/serve_video_files_middleware')),
    listen(VideoProgressed, () => import('./processing/broadcast_progress_listener.js')),
    listen(VideoFailed, () => import('./processing/broadcast_failure_listener.js')),
    listen(VideosChanged, () => import('./broadcast_changed_listener.js')),
    listen(VideoRemoved, () => import('./broadcast_removal_listener.js')),
    listen(VideoQueued, () => import('#app/videos/processing/wake_worker_listener')),
    listen(VideoRemoved, () => import('#app/videos/processing/cancel_run_listener')),
    listen(PosterChosen, () => import('#app/videos/processing/take_poster_listener')),
    queue('videos', { order: 90, isSerial: true }),
    schedule('videos:run', '15s', () => import('#app/videos/processing/run_videos_job')),
    listen(AccountDeleted, () => import('#app/videos/remove_video_files_listener')),
    listen(VideoRemoved, () => import('#app/videos/remove_video_files_listener')),
    schedule('videos:uploads', '15m', () => import('#app/videos/uploads/tend_uploads_job'), {
      quietSeconds: 120,
    }),
    schedule('videos:remove', '15m', () => import('#app/videos/remove_videos_job')),
  ],
  sharedProps: (ctx: Partial<Pick<HttpContext, 'auth'>>) => {
    const user = ctx.auth?.user
    const listed = (name: string) =>
      user ? async () => activeUploadsIn((await findPageValues(ctx, user.id))[name]) : []
    return {
      active_uploads: listed('active_uploads'),
      processing_videos: listed('processing_videos'),
    }
  },
  ready: async () => {
    const { resumeUploads } = await import('#app/videos/uploads/tend_uploads_job')
    const { resumeVideos } = await import('#app/videos/processing/run_videos_job')
    await resumeUploads()
    await resumeVideos()
  },
  stop: async () => {
    const { videoRunner } = await import('#app/videos/processing/video_runner')
    await videoRunner.stop()
  },
})

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    video: true
  }
}
