import { Runner } from '#app/common/jobs/runner'
import { transaction } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/events/video_progressed'
import { claimVideo } from '#app/videos/processing/actions/claim_video'
import { discardForgottenSources } from './discard_files.js'
import { VideoRun } from './video_run.js'

export const videoRunner = new Runner({
  prepare: discardForgottenSources,
  claim: () => transaction((trx) => claimVideo({ trx })),
  open: (video) => new VideoRun(video),
  announce: (video) => VideoProgressed.dispatch(video),
})
