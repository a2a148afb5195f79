/** The `sizes` attribute of images on the stage. */
export const STAGE_SIZES = '(min-width: 1024px) calc(100vw - 560px), 100vw'
