import { useStore } from '#app/kit/hooks/use_store'
import { videoUploads } from '#app/videos/uploads/ui/video_uploads'

/** The tab's uploads, and what can be done with them. */
export function useVideoUploads() {
  const { uploads, freeBytes } = useStore(videoUploads)
  return { uploads, freeBytes, store: videoUploads }
}
