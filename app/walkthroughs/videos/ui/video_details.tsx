import { useRef, useState } from 'react'
import { ImageUp } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Slider } from '#app/kit/form/slider'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import type { PlayerHandle } from '#app/videos/playback/ui/player_types'
import { VideoPlayer } from '#app/videos/playback/ui/video_player'
import { CaptionsEditor } from '#app/walkthroughs/videos/ui/captions_editor'
import { ChaptersEditor } from '#app/walkthroughs/videos/ui/chapters_editor'
import { useWalkthroughSave } from '#app/walkthroughs/ui/use_save'
import type { PlannedRoom, TourVideo } from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi, type PlacedVideoChange } from '#app/walkthroughs/ui/walkthroughs_api'

interface VideoDetailsProps {
  video: TourVideo
  name: string
  rooms: readonly PlannedRoom[]
}

/** Cut, cover frame, chapters and captions of one video, beside its player. */
export default function VideoDetails({ video, name, rooms }: VideoDetailsProps) {
  const player = useRef<PlayerHandle>(null)
  const { save, isRunning, refusal } = useWalkthroughSave()
  const change = (input: PlacedVideoChange) =>
    save(() => walkthroughsApi.updateVideo(video.id, input))
  const now = () => player.current?.currentTime() ?? 0

  return (
    <div className="flex flex-col gap-8 border-t border-line pt-5 pr-2">
      <div className="grid gap-6 lg:grid-cols-2">
        <VideoPlayer
          key={video.id}
          ref={player}
          video={{ ...video, title: name }}
          chapters={video.chapters}
        />
        <div className="flex flex-col gap-5">
          <Cut video={video} onSeek={(at) => player.current?.seek(at)} onChange={change} />
          <Button
            icon={ImageUp}
            size="sm"
            className="self-start"
            isLoading={isRunning}
            onClick={() => void change({ poster_time: Math.round(now() * 10) / 10 })}
          >
            Use this frame as cover
          </Button>
          {refusal && (
            <p role="alert" className="text-13 text-danger">
              {Object.values(refusal.errors)[0] ?? refusal.message}
            </p>
          )}
        </div>
      </div>
      <ChaptersEditor video={video} rooms={rooms} now={now} onChange={change} />
      <CaptionsEditor
        video={video}
        now={now}
        onSeek={(at) => player.current?.seek(at)}
        onChange={change}
      />
    </div>
  )
}

interface CutProps {
  video: TourVideo
  onSeek: (seconds: number) => void
  onChange: (input: PlacedVideoChange) => Promise<boolean>
}

const STEP = 0.1

/** Nothing is encoded anew: others get the segments between, and their player starts and ends there. */
function Cut({ video, onSeek, onChange }: CutProps) {
  const { duration, starts_at: start, ends_at: end } = video
  const length = Math.floor((duration ?? 0) / STEP) * STEP
  const [ends, setEnds] = useState([start ?? 0, end ?? length] as const)
  const show = ([from, to]: readonly number[]) => {
    onSeek(from === ends[0] ? to : from)
    setEnds([from, to])
  }
  return (
    <Slider<readonly number[]>
      label="Start and end"
      value={ends}
      onChange={show}
      onCommit={([from, to]) =>
        void onChange({ starts_at: from || null, ends_at: to >= length ? null : to })
      }
      min={0}
      max={length}
      step={STEP}
      format={(seconds) => formatPlayTime(seconds)}
    />
  )
}
