import { useState } from 'react'
import { EmptyState } from '#app/kit/list/empty_state'
import { Tabs } from '#app/kit/tabs/tabs'
import { Uploader } from '#app/kit/upload/uploader'
import { Tile, Tiles, VideoSources } from '#app/spots/editor/ui/video_sources'
import {
  designSlide,
  imageSlide,
  videoSlide,
  type DraftSlide,
  type SlideSources,
} from '#app/spots/editor/ui/draft_slides'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'

interface SourcePickerProps {
  sources: SlideSources
  onPick: (slide: DraftSlide) => void
}

const TABS = [
  { value: 'videos', label: 'Videos' },
  { value: 'moments', label: 'Moments' },
  { value: 'photos', label: 'Photos' },
  { value: 'designs', label: 'Designs' },
]

/** Everything a slide can be made of. */
export function SourcePicker({ sources, onPick }: SourcePickerProps) {
  const [tab, setTab] = useState('videos')
  return (
    <Tabs label="Add to your spot" tabs={TABS} value={tab} onChange={setTab}>
      <div>
        {tab === 'videos' && <VideoSources videos={sources.videos} onPick={onPick} />}
        {tab === 'moments' && <Moments sources={sources} onPick={onPick} />}
        {tab === 'photos' && <Photos sources={sources} onPick={onPick} />}
        {tab === 'designs' && <Designs sources={sources} onPick={onPick} />}
      </div>
    </Tabs>
  )
}

function Moments({ sources, onPick }: SourcePickerProps) {
  const moments = sources.moments.flatMap((moment) => {
    const video = sources.videos.find(({ id }) => id === moment.video_id)
    if (!video) return []
    const whole = {
      label: video.title || moment.title,
      startsAt: moment.starts_at,
      endsAt: moment.ends_at,
    }
    const chapters = moment.chapters.map(({ title, at }, index) => ({
      label: title,
      startsAt: at,
      endsAt: moment.chapters[index + 1]?.at ?? moment.ends_at,
    }))
    return [whole, ...chapters].map((part) => ({ ...part, video }))
  })
  if (!moments.length) {
    return (
      <EmptyState title="No walkthroughs yet">
        Parts of your walkthroughs appear here, chapter by chapter.
      </EmptyState>
    )
  }
  return (
    <Tiles>
      {moments.map(({ video, ...part }) => (
        <Tile
          key={`${video.id} ${part.label} ${part.startsAt}`}
          picture={video.poster}
          label={part.label || 'Walkthrough'}
          hint={`From ${formatPlayTime(part.startsAt ?? 0)}`}
          onClick={() => onPick(videoSlide(video, part))}
        />
      ))}
    </Tiles>
  )
}

function Photos({ sources, onPick }: SourcePickerProps) {
  const listings = sources.listings.filter(({ images }) => images.length)
  return (
    <div className="flex flex-col gap-7">
      <Uploader
        purpose="property"
        isMany
        onUploaded={(image, place) => onPick({ ...imageSlide(image, 'Photo'), place })}
      />
      {listings.map(({ slug, name, images }) => (
        <section key={slug}>
          <h3 className="label mb-3">{name ?? 'Listing without a name'}</h3>
          <Tiles>
            {images.map((image) => (
              <Tile
                key={image.id}
                picture={image}
                label={image.alt || 'Photo'}
                onClick={() => onPick({ ...imageSlide(image, image.alt || 'Photo'), home: slug })}
              />
            ))}
          </Tiles>
        </section>
      ))}
    </div>
  )
}

function Designs({ sources, onPick }: SourcePickerProps) {
  if (!sources.designs.length) {
    return <EmptyState title="No designs yet">Rooms you redesign appear here.</EmptyState>
  }
  return (
    <Tiles>
      {sources.designs.map((design) => (
        <Tile
          key={design.id}
          picture={design.image}
          label="Design, before and after"
          onClick={() => onPick(designSlide(design))}
        />
      ))}
    </Tiles>
  )
}
