import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { Carousel } from '#app/kit/media/carousel'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Photo } from '#app/kit/media/photo'
import {
  DAY_HOUSE,
  DAY_HOUSE_UPRIGHT,
  EVENING_HOUSE,
  EVENING_HOUSE_UPRIGHT,
  SAMPLE_PICTURES,
} from '#app/kit/showcase/sample_pictures'

export function Pictures() {
  const [openAt, setOpenAt] = useState<number | null>(null)

  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        <Photo image={DAY_HOUSE} sizes="200px" className="rounded-6" />
        <Photo image={null} alt="No photo yet" className="rounded-6" />
        <Photo
          image={{ ...DAY_HOUSE, url: '/no-such-picture.jpg' }}
          sizes="200px"
          className="rounded-6"
        />
      </div>
      <Carousel label="Photos of the house">
        {SAMPLE_PICTURES.map((image) => (
          <Photo key={image.id} image={image} sizes="600px" />
        ))}
      </Carousel>
      <div>
        <Button
          onPointerEnter={preloadLightbox}
          onFocus={preloadLightbox}
          onClick={() => setOpenAt(1)}
        >
          All {SAMPLE_PICTURES.length} photos
        </Button>
        <Lightbox
          images={SAMPLE_PICTURES}
          label="Photos of the house"
          openAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      </div>
      <CompareSlider before={DAY_HOUSE} after={EVENING_HOUSE} label="The house, day and evening" />
      <div className="max-w-60">
        <CompareSlider
          before={DAY_HOUSE_UPRIGHT}
          after={EVENING_HOUSE_UPRIGHT}
          label="The house upright, day and evening"
        />
      </div>
    </>
  )
}
