import { VideoUploader } from '#app/videos/ui/uploads/video_uploader'
import { reloadWalkthrough } from '#app/walkthroughs/ui/hooks/use_save'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

/** Uploads videos to the end of a walkthrough. */
export function AddVideos({ slug }: { slug: string }) {
  return (
    <VideoUploader
      capture
      open={(file, key) => walkthroughsApi.openVideo(slug, file, key)}
      onVideo={reloadWalkthrough}
    />
  )
}
