/** How wide a picture on the stage is shown. */
export const STAGE_SIZES = '(min-width: 1024px) calc(100vw - 560px), 100vw'
