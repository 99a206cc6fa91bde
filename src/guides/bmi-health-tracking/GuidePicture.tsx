import { TrendDrawing } from './TrendDrawing.tsx'

export const GuidePicture = () => <TrendDrawing />
