import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { ChevronDown, ChevronUp, RotateCcw, Trash2 } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Select } from '#app/kit/form/select'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { MAX_VIDEO_TITLE_CHARACTERS } from '#app/videos/video_limits'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import { BlurInput } from '#app/walkthroughs/ui/blur_input'
import { VideoState } from '#app/walkthroughs/ui/video_state'
import { reloadWalkthrough, useWalkthroughSave } from '#app/walkthroughs/ui/use_save'
import {
  playedSeconds,
  type PlannedRoom,
  type TourList,
  type TourVideo,
} from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

const VideoDetails = lazyPart(() => import('#app/walkthroughs/videos/ui/video_details'))

const NO_LIST = 'none'

interface VideoRowProps {
  video: TourVideo
  name: string
  lists: readonly TourList[]
  rooms: readonly PlannedRoom[]
}

/** A video with its title and list; opens for its cut, cover, captions and chapters. */
export function VideoRow({ video, name, lists, rooms }: VideoRowProps) {
  const { id, title, status, list_id: listId } = video
  const { save, isRunning, refusal } = useWalkthroughSave()
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const options = [
    { value: NO_LIST, label: 'Not in a section' },
    ...lists.map((list) => ({ value: String(list.id), label: list.name })),
  ]
  const moveTo = (chosen: string) =>
    void save(() =>
      walkthroughsApi.updateVideo(id, { list_id: chosen === NO_LIST ? null : Number(chosen) })
    )

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="relative w-24 shrink-0 max-sm:w-20">
          <Photo image={video.poster} ratio="16/9" alt="" sizes="96px" className="rounded-2" />
          {status === 'ready' && (
            <span className="num absolute right-1 bottom-1 rounded-2 bg-black/80 px-1 text-12 text-white">
              {formatPlayTime(playedSeconds(video))}
            </span>
          )}
        </span>
        <div className="min-w-40 grow basis-40">
          <BlurInput
            aria-label={`Title of ${name}`}
            value={title}
            placeholder={name}
            maxLength={MAX_VIDEO_TITLE_CHARACTERS}
            onSave={(next) => void save(() => walkthroughsApi.updateVideo(id, { title: next }))}
          />
        </div>
        {lists.length > 0 && (
          <div className="w-44 max-sm:grow">
            <Select
              aria-label={`Section of ${name}`}
              options={options}
              value={listId === null ? NO_LIST : String(listId)}
              onChange={moveTo}
            />
          </div>
        )}
        <span className="flex max-sm:ml-auto">
          {status === 'ready' && (
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              label={isOpen ? `Close ${name}` : `Edit ${name}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setRemoving(true)} />
        </span>
      </div>
      <VideoState video={video} onFinished={reloadWalkthrough} />
      {status === 'failed' && !video.can_retry && (
        <p className="text-13 text-muted">Delete it, then upload another file.</p>
      )}
      {video.can_retry && (
        <Button
          size="sm"
          icon={RotateCcw}
          className="self-start"
          isLoading={isRunning}
          onClick={() => void save(() => walkthroughsApi.retryVideo(id))}
        >
          Try again
        </Button>
      )}
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<Spinner size={24} />}>
          <VideoDetails video={video} name={name} rooms={rooms} />
        </Suspense>
      )}
      <ConfirmDialog
        title={`Delete ${isolated(name)}?`}
        confirmLabel="Delete video"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => void save(() => walkthroughsApi.removeVideo(id))}
      >
        The video and its files are gone for good, also where it was used in spots.
      </ConfirmDialog>
    </div>
  )
}
