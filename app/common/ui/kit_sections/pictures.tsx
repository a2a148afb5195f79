import { useState } from 'react'
import { Button } from '#app/common/ui/kit/button'
import { Carousel } from '#app/common/ui/kit/carousel'
import { CompareSlider } from '#app/common/ui/kit/compare_slider'
import { Lightbox, preloadLightbox } from '#app/common/ui/kit/lightbox'
import { Photo } from '#app/common/ui/kit/photo'
import {
  DAY_HOUSE,
  DAY_HOUSE_UPRIGHT,
  EVENING_HOUSE,
  EVENING_HOUSE_UPRIGHT,
  SAMPLE_PICTURES,
} from '#app/common/ui/kit_sections/sample_pictures'

export function Pictures() {
  const [openAt, setOpenAt] = useState<number | null>(null)

  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        <Photo image={DAY_HOUSE} sizes="200px" className="rounded-6" />
        <Photo image={null} alt="No photograph yet" className="rounded-6" />
        <Photo
          image={{ ...DAY_HOUSE, url: '/no-such-picture.jpg' }}
          sizes="200px"
          className="rounded-6"
        />
      </div>
      <Carousel label="Photographs of the house">
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
          All {SAMPLE_PICTURES.length} photographs
        </Button>
        <Lightbox
          images={SAMPLE_PICTURES}
          label="Photographs of the house"
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
