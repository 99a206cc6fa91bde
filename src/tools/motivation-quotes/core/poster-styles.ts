export const posterStyles = ['paper', 'night', 'plum'] as const
export type PosterStyle = (typeof posterStyles)[number]
