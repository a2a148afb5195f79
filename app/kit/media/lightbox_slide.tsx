import type { GenericSlide } from 'yet-another-react-lightbox'
import { jpegSrcSet, modernSources, type Picture } from '#app/kit/media/picture'

interface PictureSlide extends GenericSlide {
  type: 'picture'
  picture: Picture
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
}

/** One picture, fitted between controls and caption; zooming loads sharper files. */
export function LightboxSlide({ picture, zoom }: { picture: Picture; zoom: number }) {
  const sizes = `${Math.round(zoom * 100)}vw`
  return (
    <picture className="contents">
      {modernSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        srcSet={jpegSrcSet(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt ?? ''}
        draggable={false}
        className={`absolute inset-x-0 top-17 bottom-12 h-[calc(100%-116px)] w-full object-contain select-none ${picture.isPaper ? 'bg-white' : ''}`}
      />
    </picture>
  )
}
