import { useEffect, useState } from 'react'
import { Video } from 'lucide-react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { MAX_VIDEO_SECONDS } from '#app/videos/video_limits'
import {
  ChooseFile,
  ACCEPTED_VIDEOS,
  gigabytes,
  videoRefusalOf,
} from '#app/videos/uploads/ui/choose_file'
import { useVideoUploads } from '#app/videos/uploads/ui/use_video_uploads'
import { type OpenedVideo, videoApi } from '#app/videos/uploads/ui/video_api'
import type { VideoUpload } from '#app/videos/uploads/ui/video_upload'

interface VideoUploaderProps {
  /** A video exists now, and its upload has begun; the panel on every page shows its progress. */
  onVideo?: (upload: VideoUpload) => void
  /**
   * Opens a video for a file; by default one that belongs to nothing. A repeat has the same key.
   */
  open?: (file: File, key: string) => Promise<OpenedVideo>
  /** also offers a phone's camera */
  capture?: boolean
  isMany?: boolean
}

/** Takes videos that are dropped, chosen or recorded, and says beforehand how much room there is. */
export function VideoUploader({
  onVideo,
  open = videoApi.open,
  capture = false,
  isMany = true,
}: VideoUploaderProps) {
  const { freeBytes, store } = useVideoUploads()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  useEffect(() => void store.refresh().catch(() => {}), [store])

  const begin = async (file: File): Promise<string | null> => {
    const refusal = videoRefusalOf(file, freeBytes)
    if (refusal) return refusal
    try {
      const upload = store.add(file, await open(file, makeUploadKey()))
      onVideo?.(upload)
      return null
    } catch (error) {
      return sentenceOf(error)
    }
  }
  const take = async (files: Iterable<File>) => {
    setRefusals([])
    for (const file of files) {
      const refusal = await begin(file)
      if (refusal) setRefusals((known) => [...known, `${file.name}: ${refusal}`])
    }
  }

  const room = freeBytes === null ? '' : ` You have ${gigabytes(freeBytes)} left.`
  return (
    <div className="flex flex-col gap-3">
      <UploadDrop
        onFiles={(files) => void take(files)}
        isMany={isMany}
        takesPaste={false}
        takes={{
          accept: ACCEPTED_VIDEOS,
          name: 'videos',
          note: `MP4, MOV, WebM or MKV, up to 4 GB and ${MAX_VIDEO_SECONDS / 60} minutes each.${room}`,
        }}
      />
      {capture && (
        <span className="hidden pointer-coarse:block">
          <ChooseFile isCamera onFile={(file) => void take([file])}>
            <Video size={20} strokeWidth={1.5} aria-hidden />
            Record a video
          </ChooseFile>
        </span>
      )}
      {refusals.map((refusal) => (
        <p
          key={refusal}
          ref={scrollTo}
          role="alert"
          className="scroll-mb-[calc(24px+var(--bar-bottom))] text-13 text-danger"
        >
          {refusal}
        </p>
      ))}
    </div>
  )
}

function scrollTo(refusal: HTMLElement | null): void {
  refusal?.scrollIntoView({ block: 'nearest' })
}
