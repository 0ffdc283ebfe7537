CREATE TABLE "manufacturers" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"email" text NOT NULL,
	"url" text NOT NULL,
	"responsible" jsonb
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "safety" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_key_manufacturers_key_fk" FOREIGN KEY ("manufacturer_key") REFERENCES "public"."manufacturers"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_key");