import type { HttpContext } from '@adonisjs/core/http'
import { exportPart } from '#app/accounts/registry/export_parts'
import AccountDeleted from '#app/accounts/deletion/events/account_deleted'
import { findPageValues, pageValue } from '#app/common/page_values/page_values'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { channel } from '#app/realtime/channels/channel_registry'
import PosterChosen from '#app/videos/events/poster_chosen'
import VideoFailed from '#app/videos/events/video_failed'
import VideoProgressed from '#app/videos/events/video_progressed'
import VideoQueued from '#app/videos/events/video_queued'
import VideoRemoved from '#app/videos/events/video_removed'
import VideosChanged from '#app/videos/events/videos_changed'
import {
  ACTIVE_UPLOADS,
  activeUploadsIn,
  PROCESSING_VIDEOS,
} from '#app/videos/models/active_uploads'
import { exportVideos } from '#app/videos/exports/export_videos'
import { mayFollowVideo } from '#app/videos/policies/may_follow_video'

export default defineModule({
  name: 'videos',
  floor: 5,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'videos', title: 'Videos', read: exportVideos }),
    pageValue('active_uploads', ACTIVE_UPLOADS),
    pageValue('processing_videos', PROCESSING_VIDEOS),
    channel('private-video', mayFollowVideo),
    listen(VideoProgressed, () => import('./listeners/broadcast_progress.js')),
    listen(VideoFailed, () => import('./listeners/broadcast_failure.js')),
    listen(VideosChanged, () => import('./listeners/broadcast_changed.js')),
    listen(VideoRemoved, () => import('./listeners/broadcast_removal.js')),
    listen(VideoQueued, () => import('#app/videos/listeners/wake_worker')),
    listen(VideoRemoved, () => import('#app/videos/listeners/cancel_run')),
    listen(PosterChosen, () => import('#app/videos/listeners/take_poster')),
    schedule('videos:run', '15s', () => import('#app/videos/processing/jobs/run_videos')),
    listen(AccountDeleted, () => import('#app/videos/listeners/remove_video_files')),
    listen(VideoRemoved, () => import('#app/videos/listeners/remove_video_files')),
    schedule('videos:uploads', '15m', () => import('#app/videos/uploads/jobs/tend_uploads'), {
      quietSeconds: 120,
    }),
    schedule('videos:remove', '15m', () => import('#app/videos/jobs/remove_videos')),
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
    const { resumeUploads } = await import('#app/videos/uploads/resume_uploads')
    const { resumeVideos } = await import('#app/videos/processing/resume_videos')
    await resumeUploads()
    await resumeVideos()
  },
  stop: async () => {
    const { videoRunner } = await import('#app/videos/processing/video_runner')
    await videoRunner.stop()
  },
})
