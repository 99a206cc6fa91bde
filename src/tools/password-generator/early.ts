import { fillFirstPassword } from './first/fill-first-password.ts'

fillFirstPassword()
