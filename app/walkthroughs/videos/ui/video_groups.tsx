import { useState } from 'react'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_LIST_NAME_CHARACTERS } from '#app/walkthroughs/walkthrough_limits'
import { BlurInput } from '#app/walkthroughs/ui/blur_input'
import { SortableVideos } from '#app/walkthroughs/videos/ui/sortable_videos'
import { VideoRow } from '#app/walkthroughs/videos/ui/video_row'
import { useWalkthroughSave } from '#app/walkthroughs/ui/use_save'
import {
  videoName,
  type PlannedRoom,
  type TourList,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

interface VideoGroupsProps {
  walkthrough: Walkthrough
  rooms: readonly PlannedRoom[]
}

/** The videos without a list, then each list, and the button for another. */
export function VideoGroups({ walkthrough, rooms }: VideoGroupsProps) {
  const { lists, videos } = walkthrough
  const groups: (TourList | null)[] = [null, ...lists]
  const { save, refusal } = useWalkthroughSave()
  const move = (id: number, position: number) =>
    void save(() => walkthroughsApi.updateVideo(id, { position }))

  return (
    <div className="flex flex-col gap-10">
      {groups.map((list) => {
        const inside = videos.filter(({ list_id: id }) => id === (list?.id ?? null))
        if (!list && inside.length === 0) return null
        return (
          <section key={list?.id ?? 0} aria-label={list?.name ?? 'Not in a section'}>
            {list ? (
              <ListHeader list={list} lists={lists} />
            ) : (
              lists.length > 0 && <h3 className="label mb-3 font-sans">Not in a section</h3>
            )}
            {inside.length === 0 && (
              <p className="text-13 text-muted">
                Nothing in this list yet. Choose it at a video to move that here.
              </p>
            )}
            <SortableVideos
              label={list?.name ?? 'Not in a section'}
              videos={inside.map((video) => ({
                id: video.id,
                name: videoName(video, videos.indexOf(video)),
              }))}
              onMove={move}
            >
              {(id) => {
                const video = inside.find((each) => each.id === id)
                return (
                  video && (
                    <VideoRow
                      video={video}
                      name={videoName(video, videos.indexOf(video))}
                      lists={lists}
                      rooms={rooms}
                    />
                  )
                )
              }}
            </SortableVideos>
          </section>
        )
      })}
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
      <NewList walkthroughId={walkthrough.id} />
    </div>
  )
}

function ListHeader({ list, lists }: { list: TourList; lists: readonly TourList[] }) {
  const { save, isRunning } = useWalkthroughSave()
  const index = lists.indexOf(list)
  const moveTo = (position: number) =>
    void save(() => walkthroughsApi.updateList(list.id, { position }))
  return (
    <div className="mb-3 flex items-center gap-1">
      <div className="mr-1 min-w-0 grow sm:max-w-80">
        <BlurInput
          aria-label={`Name of the section ${list.name}`}
          value={list.name}
          maxLength={MAX_LIST_NAME_CHARACTERS}
          isRequired
          onSave={(name) => void save(() => walkthroughsApi.updateList(list.id, { name }))}
        />
      </div>
      <IconButton
        icon={ArrowUp}
        label={`Move ${list.name} up`}
        disabled={index === 0 || isRunning}
        onClick={() => moveTo(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${list.name} down`}
        disabled={index === lists.length - 1 || isRunning}
        onClick={() => moveTo(index + 1)}
      />
      <IconButton
        icon={Trash2}
        label={`Remove ${list.name}, keep its videos`}
        disabled={isRunning}
        onClick={() => void save(() => walkthroughsApi.removeList(list.id))}
      />
    </div>
  )
}

function NewList({ walkthroughId }: { walkthroughId: number }) {
  const { save, isRunning, refusal } = useWalkthroughSave()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const add = async () => {
    if (!(await save(() => walkthroughsApi.addList(walkthroughId, name.trim())))) return
    setOpen(false)
    setName('')
  }
  return (
    <FormDialog
      title="New section"
      size="sm"
      trigger={
        <Button icon={Plus} className="self-start">
          Add section
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      submit="Add section"
      isLoading={isRunning}
      disabled={!name.trim()}
      onSubmit={() => void add()}
    >
      <Field label="Name" hint="Ground floor, garden …" error={refusal?.message}>
        <Input
          value={name}
          maxLength={MAX_LIST_NAME_CHARACTERS}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
