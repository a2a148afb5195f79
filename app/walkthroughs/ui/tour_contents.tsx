import { Photo } from '#app/kit/media/photo'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import {
  playedChapters,
  chapterRoomWords,
  playedSeconds,
  videoName,
  type PlannedRoom,
  type TourVideo,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'

interface TourContentsProps {
  walkthrough: Walkthrough
  rooms: readonly PlannedRoom[]
  currentId: number
  /** its place among all videos */
  onVideo: (index: number) => void
  /** of the one that is shown, in seconds */
  onChapter: (seconds: number) => void
}

/** The lists with their videos, and the chapters of the one that is shown. */
export function TourContents({
  walkthrough,
  rooms,
  currentId,
  onVideo,
  onChapter,
}: TourContentsProps) {
  const { videos, lists } = walkthrough
  const groups = [{ id: null, name: null }, ...lists.map(({ id, name }) => ({ id, name }))].map(
    (group) => ({ ...group, videos: videos.filter(({ list_id: id }) => id === group.id) })
  )

  return (
    <nav aria-label="Rooms" className="flex flex-col gap-6">
      {groups
        .filter((group) => group.videos.length > 0)
        .map((group) => (
          <section key={group.id ?? 0} aria-label={group.name ?? 'Videos'}>
            {group.name && (
              <h2 dir="auto" className="label mb-2 font-sans">
                {group.name}
              </h2>
            )}
            <ul className="flex flex-col">
              {group.videos.map((video) => (
                <li key={video.id} className="border-t border-line">
                  <Entry
                    video={video}
                    name={videoName(video, videos.indexOf(video))}
                    isCurrent={video.id === currentId}
                    onSelect={() => onVideo(videos.indexOf(video))}
                  />
                  {video.id === currentId && playedChapters(video).length > 0 && (
                    <Chapters video={video} rooms={rooms} onChapter={onChapter} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}

interface EntryProps {
  video: TourVideo
  name: string
  isCurrent: boolean
  onSelect: () => void
}

function Entry({ video, name, isCurrent, onSelect }: EntryProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onSelect}
      className="flex w-full items-center gap-3 py-2.5 text-left hover:text-brass aria-current:text-brass"
    >
      <span className="w-20 shrink-0">
        <Photo image={video.poster} ratio="16/9" alt="" sizes="80px" className="rounded-2" />
      </span>
      <span dir="auto" className="min-w-0 grow break-words">
        {name}
      </span>
      <span className="num text-13 text-muted">{formatPlayTime(playedSeconds(video))}</span>
    </button>
  )
}

interface ChaptersProps extends Pick<TourContentsProps, 'rooms' | 'onChapter'> {
  video: TourVideo
}

function Chapters({ video, rooms, onChapter }: ChaptersProps) {
  return (
    <ul aria-label="Chapters" className="mb-2 ml-6 border-l border-line">
      {playedChapters(video).map((chapter) => {
        const { title, starts_at: at } = chapter
        const room = chapterRoomWords(chapter, rooms)
        return (
          <li key={`${at} ${title}`}>
            <button
              type="button"
              onClick={() => onChapter(at)}
              className="flex min-h-9 w-full items-center justify-between gap-3 py-1 pl-4 text-left text-13 text-muted hover:text-ink"
            >
              <span className="min-w-0 break-words">
                <bdi>{title}</bdi>
                {room && (
                  <span dir="auto" className="block text-12">
                    {room}
                  </span>
                )}
              </span>
              <span className="num">{formatPlayTime(at - (video.starts_at ?? 0))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
