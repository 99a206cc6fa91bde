import { firstHue, firstScheme, huesOf } from './schemes.ts'
import { WheelDrawing } from './WheelDrawing.tsx'

export const GuidePicture = () => <WheelDrawing hues={huesOf(firstScheme, firstHue)} />
