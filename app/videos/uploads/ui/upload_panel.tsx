import { useState } from 'react'
import { ChevronDown, ChevronUp, CircleStop, Pause, Play, RotateCcw, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Progress } from '#app/kit/display/progress'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { isolated } from '#app/common/text/isolated'
import { ChooseFile } from '#app/videos/uploads/ui/choose_file'
import { useFollowProcessing } from '#app/videos/uploads/ui/use_follow_processing'
import { useVideoUploads } from '#app/videos/uploads/ui/use_video_uploads'
import {
  isSending,
  isUnsent,
  lacksFile,
  type VideoUpload,
  type UploadState,
} from '#app/videos/uploads/ui/video_upload'
import { videoUploads } from '#app/videos/uploads/ui/video_uploads'

/** In a corner of every page while videos are on their way. */
export default function UploadPanel() {
  const { uploads } = useVideoUploads()
  const [isOpen, setOpen] = useState(true)
  useFollowProcessing()

  return (
    <section
      aria-label="Video uploads"
      className="fixed right-3 bottom-[calc(76px+env(safe-area-inset-bottom))] left-3 z-40 rounded-6 border border-line bg-surface shadow-float md:right-6 md:bottom-6 md:left-auto md:w-90 [body:has([data-whole-screen])_&]:hidden max-md:[body:has([data-own-bar])_&]:hidden"
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

const WORDS: Partial<Record<UploadState, string>> = {
  waiting: 'Waiting',
  paused: 'Paused',
  needs_file: 'Unfinished',
  ready: 'Ready',
  refused: 'Failed',
}

/** One video on its way, with what can be done about it. */
function UploadPanelRow({ upload }: { upload: VideoUpload }) {
  const { videoId, name, state, completed, error } = upload
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = refusal ?? error

  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-13">
          <span dir="auto" className="truncate">
            {name}
          </span>
          <span className="num shrink-0 text-muted">{WORDS[state] ?? `${completed}%`}</span>
        </p>
        {problem && <p className="text-13 text-danger">{problem}</p>}
        {state === 'elsewhere' && (
          <p className="text-13 text-muted">Uploading from another device</p>
        )}
        {lacksFile(upload) && (
          <ChooseFile onFile={(file) => setRefusal(videoUploads.choose(videoId, file))}>
            {state === 'elsewhere'
              ? 'Choose the file to continue here'
              : `Choose the file again to continue at ${completed}%`}
          </ChooseFile>
        )}
        {state !== 'refused' && state !== 'ready' && (
          <div className="mt-2">
            <Progress
              label={state === 'processing' ? `Preparing ${name}` : `Uploading ${name}`}
              value={completed}
              isLabelHidden
            />
          </div>
        )}
      </div>
      <span className="flex">
        <Actions upload={upload} />
      </span>
    </li>
  )
}

function Actions({ upload }: { upload: VideoUpload }) {
  const { videoId, name, state } = upload
  return (
    <>
      {(state === 'uploading' || state === 'waiting') && (
        <IconButton
          icon={Pause}
          label={`Pause ${name}`}
          size="sm"
          onClick={() => videoUploads.pause(videoId)}
        />
      )}
      {state === 'paused' && (
        <IconButton
          icon={Play}
          label={`Continue ${name}`}
          size="sm"
          onClick={() => videoUploads.resume(videoId)}
        />
      )}
      {state === 'failed' && (
        <IconButton
          icon={RotateCcw}
          label={`Try ${name} again`}
          size="sm"
          onClick={() => videoUploads.resume(videoId)}
        />
      )}
      {state === 'processing' && (
        <ConfirmDialog
          title={`Stop preparing ${isolated(name)}?`}
          trigger={<IconButton icon={CircleStop} label={`Stop preparing ${name}`} size="sm" />}
          confirmLabel="Delete video"
          onConfirm={() => void videoUploads.stopProcessing(videoId)}
        >
          The video is deleted. To use it after all, upload it again.
        </ConfirmDialog>
      )}
      {isUnsent(upload) ? (
        <IconButton
          icon={X}
          label={`Cancel ${name}`}
          size="sm"
          onClick={() => void videoUploads.cancel(videoId)}
        />
      ) : (
        <IconButton
          icon={X}
          label={`Hide ${name}`}
          size="sm"
          onClick={() => videoUploads.dismiss(videoId)}
        />
      )}
    </>
  )
}
