import { ProjectCard } from '@src/views/demo/dashboard/ProjectCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Project = () => <ProjectCard />
