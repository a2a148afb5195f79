import { useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { UploadPanelRow } from '#app/videos/ui/uploads/upload_panel_row'
import { useFollowProcessing } from '#app/videos/ui/uploads/use_follow_processing'
import { useVideoUploads } from '#app/videos/ui/uploads/use_video_uploads'
import { isSending, isUnsent, type VideoUpload } from '#app/videos/ui/uploads/video_upload'

/** In a corner of every page while videos are on their way. */
export default function UploadPanel() {
  const { uploads } = useVideoUploads()
  const [isOpen, setOpen] = useState(true)
  useFollowProcessing()

  return (
    <section
      aria-label="Video uploads"
      className="fixed right-3 bottom-[calc(76px+env(safe-area-inset-bottom))] left-3 z-40 rounded-6 border border-line bg-surface shadow-float md:right-6 md:bottom-6 md:left-auto md:w-90 [body:has([data-whole-screen])_&]:hidden"
    >
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
        <p className="text-13 font-medium" role="status">
          {summaryOf(uploads)}
        </p>
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? 'Hide uploads' : 'Show uploads'}
          aria-expanded={isOpen}
          size="sm"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul className="max-h-60 divide-y divide-line overflow-y-auto border-t border-line px-4">
          {uploads.map((upload) => (
            <UploadPanelRow key={upload.videoId} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

function summaryOf(uploads: readonly VideoUpload[]): string {
  const sending = uploads.filter(
    (upload) => isSending(upload) || upload.state === 'elsewhere'
  ).length
  if (sending) return `Uploading ${videos(sending)}`
  const unsent = uploads.filter(isUnsent).length
  if (unsent) return `${videos(unsent)} not uploaded yet`
  const processing = uploads.filter(({ state }) => state === 'processing').length
  if (processing) return `Preparing ${videos(processing)}`
  return uploads.every(({ state }) => state === 'ready')
    ? `${videos(uploads.length)} ready`
    : 'Uploads ended'
}

function videos(count: number): string {
  return count === 1 ? '1 video' : `${count} videos`
}
