/** The wire name of the channel on which a design's owner follows it. */
export const designChannel = (designId: number) => `private-design.${designId}`
