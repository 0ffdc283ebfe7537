ALTER TABLE "products" ADD COLUMN "guarantee_years" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "made_to_order" boolean DEFAULT false NOT NULL;