import { useState } from 'react'
import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Progress } from '#app/kit/display/progress'
import { ChooseFile } from '#app/videos/ui/uploads/choose_file'
import {
  isUnsent,
  lacksFile,
  type UploadState,
  type VideoUpload,
} from '#app/videos/ui/uploads/video_upload'
import { videoUploads } from '#app/videos/ui/uploads/video_uploads'

const WORDS: Partial<Record<UploadState, string>> = {
  waiting: 'Waiting',
  paused: 'Paused',
  needs_file: 'Unfinished',
  ready: 'Ready',
}

/** One video on its way, with what can be done about it. */
export function UploadPanelRow({ upload }: { upload: VideoUpload }) {
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
